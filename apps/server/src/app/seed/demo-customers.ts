// Invented customers of the demo: names of lists with towns of the shop's region, numbers of ranges that nobody has.
import { readFileSync } from 'node:fs'
import type { Country } from '@gabarit/contract'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { plainText } from '../../lib/hash.ts'
import type { Chance } from './demo-chance.ts'

export type DemoCustomer = {
	tenant: string
	language: 'fr' | 'nl'
	firstName: string
	lastName: string
	email: string
	gsm: string
	company?: string
	vatNumber?: string
	hasAccount: boolean
	address: {
		street: string
		streetNumber: string
		postalCode: string
		city: string
		country: Country
	}
}

const names = {
	fr: {
		first:
			'Amélie Antoine Arnaud Aurélie Bernard Camille Caroline Catherine Cédric Céline Claire David Élise Emma Fabienne Fatima Florence François Geneviève Guillaume Hélène Hugo Isabelle Jérôme Julie Karim Laurence Léa Luc Marc Marie Mathieu Michel Nadia Nathalie Nicolas Olivier Pascale Patrick Paul Philippe Quentin Samira Sandrine Sophie Stéphane Sylvie Thierry Valérie Vincent Yasmina Yves',
		last: 'Amrani André Bastin Bernard Blanchard Bodart Brasseur Charlier Claes Collard Collignon Delvaux Deprez Dethier Dubois Dumont Evrard Fontaine Fournier François Gérard Gilles Girard Goffin Grégoire Hanot Henry Jacquemin Joly Lacroix Lambotte Laurent Lefèvre Lejeune Lemaire Leroy Mahieu Marchal Masson Mertens Michaux Moreau Noël Paquet Parmentier Piron Poncelet Renard Robert Rousseau Schmitz Servais Simon Thiry Toussaint Verhoeven Vincent Wauters',
	},
	nl: {
		first:
			'An Annelies Bart Bram Dirk Ellen Els Eva Filip Greet Hilde Ilse Jan Jef Joke Joris Kaat Karel Katrien Koen Lien Lotte Luc Marleen Nele Pieter Rik Ruben Sara Sofie Stijn Tine Tom Veerle Wim Wouter',
		last: 'Aerts|Baert|Bogaerts|Bos|Bosmans|Claessens|Coppens|Cornelis|De Backer|De Clercq|De Smet|Desmedt|Goossens|Hendrickx|Hermans|Jacobs|Janssens|Lambrechts|Maertens|Martens|Michiels|Pauwels|Peeters|Segers|Smets|Stevens|Thys|Van Acker|Van Damme|Van den Broeck|Verbeke|Vercauteren|Verhaegen|Vermeulen|Willems|Wouters',
	},
}
const firstNames = { fr: names.fr.first.split(' '), nl: names.nl.first.split(' ') }
const lastNames = { fr: names.fr.last.split(' '), nl: names.nl.last.split('|') }

const townSchema = z.strictObject({
	shop: z.string(),
	language: z.enum(['fr', 'nl']),
	postalCode: z.string(),
	city: z.string(),
	streets: z.string().transform((text) => text.split('|')),
})
type Town = z.infer<typeof townSchema>

function readTowns(): Town[] {
	const text = readFileSync(new URL('./demo-towns.csv', import.meta.url), 'utf8')
	return z.array(townSchema).parse(parse(text, { delimiter: ';', columns: true }))
}

const countryOf = ({ postalCode }: Town): Country => (postalCode.length === 5 ? 'FR' : 'BE')
const plain = (name: string) => plainText(name).replace(/[^a-z]/gu, '')

/** In France a range of the regulator's for films; Belgium has none, so a run of zeros. */
function numberOf(country: Country, number: number): string {
	const pairs = String(number).padStart(4, '0').replace(/^(..)/u, '$1 ')
	return country === 'FR' ? `+33 6 39 98 ${pairs}` : `+32 470 00 ${pairs}`
}

/** With the check digits of its country. */
export function demoVatNumber(country: Country, number: number): string {
	if (country === 'BE') {
		const digits = 9_990_000 + number
		return `BE0${digits}${String(97 - (digits % 97)).padStart(2, '0')}`
	}
	const siren = sirenOf(99_990_000 + number)
	return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}

/** The last digit makes the sum of Luhn a multiple of ten. */
function sirenOf(digits: number): string {
	const sum = String(digits)
		.split('')
		.toReversed()
		.reduce((total, digit, i) => {
			const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
			return total + (value > 9 ? value - 9 : value)
		}, 0)
	return `${digits}${(10 - (sum % 10)) % 10}`
}

type Company = { tenant: string; company: string; postalCode: string }

/** Professionals who order again and again. */
const companies: Company[] = [
	{ tenant: 'atelier', company: 'Atelier Nord', postalCode: '7500' },
	{ tenant: 'atelier', company: 'Binnenhuis Segers', postalCode: '2018' },
	{ tenant: 'atelier', company: 'Agence Vesle Intérieurs', postalCode: '51100' },
	{ tenant: 'atelier', company: 'Menuiserie des Carmes', postalCode: '54000' },
	{ tenant: 'atelier', company: 'Lille Aménagement', postalCode: '59000' },
	{ tenant: 'meubles-dupont', company: 'Espace & Bois', postalCode: '1410' },
	{ tenant: 'meubles-dupont', company: 'Cabinet Ohain', postalCode: '1380' },
	{ tenant: 'rangements-martin', company: 'Deûle Rénovation', postalCode: '59800' },
	{ tenant: 'rangements-martin', company: 'Artois Agencement', postalCode: '62000' },
]

/** Accounts of the demo that order themselves; their addresses are no invention of ours to repeat. */
const known: DemoCustomer[] = [
	{
		tenant: 'atelier',
		language: 'fr',
		firstName: 'Thomas',
		lastName: 'Lambert',
		email: 't.lambert@example.be',
		gsm: '+32 470 12 34 56',
		hasAccount: true,
		address: {
			street: 'Rue du Marché',
			streetNumber: '14',
			postalCode: '6700',
			city: 'Arlon',
			country: 'BE',
		},
	},
	{
		tenant: 'atelier',
		language: 'fr',
		firstName: 'Jeanne',
		lastName: 'Hubert',
		email: 'bureau@studio-hetre.example',
		gsm: '+32 470 00 99 01',
		company: 'Studio Hêtre',
		vatNumber: 'BE0999600044',
		hasAccount: true,
		address: {
			street: 'Quai de la Boverie',
			streetNumber: '8',
			postalCode: '4020',
			city: 'Liège',
			country: 'BE',
		},
	},
	{
		tenant: 'meubles-dupont',
		language: 'fr',
		firstName: 'Karim',
		lastName: 'Haddad',
		email: 'chantier@renov-plus.example',
		gsm: '+32 470 00 99 02',
		company: 'Rénov Plus',
		vatNumber: 'BE0999700014',
		hasAccount: true,
		address: {
			street: 'Chaussée de Namur',
			streetNumber: '61',
			postalCode: '1300',
			city: 'Wavre',
			country: 'BE',
		},
	},
]

export type CustomerBook = {
	/** Nobody gets twice the same one. */
	individual: (tenant: string, chance: Chance) => DemoCustomer
	professionals: (tenant: string) => DemoCustomer[]
	known: (email: string) => DemoCustomer
}

type Given = Pick<DemoCustomer, 'firstName' | 'lastName' | 'language'>

export function customerBook(chance: Chance): CustomerBook {
	const towns = readTowns()
	const taken = new Set(known.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
	let count = 0
	const nameIn = (language: 'fr' | 'nl', by: Chance): Given => {
		for (;;) {
			const firstName = by.of(firstNames[language])
			const lastName = by.of(lastNames[language])
			const name = `${firstName} ${lastName}`
			if (taken.has(name)) continue
			taken.add(name)
			return { firstName, lastName, language }
		}
	}
	const addressIn = (town: Town, by: Chance) => ({
		street: by.of(town.streets),
		streetNumber: String(by.between(1, 160)),
		postalCode: town.postalCode,
		city: town.city,
		country: countryOf(town),
	})
	const customerIn = (town: Town, by: Chance): DemoCustomer => {
		const given = nameIn(town.language, by)
		const country = countryOf(town)
		count += 1
		const ending = country === 'FR' ? 'example.org' : 'example.be'
		return {
			tenant: town.shop,
			...given,
			email: `${plain(given.firstName)}.${plain(given.lastName)}@${ending}`,
			gsm: numberOf(country, count * 17),
			hasAccount: by.is(0.9),
			address: addressIn(town, by),
		}
	}
	const townAt = (tenant: string, postalCode: string) => {
		const found = towns.find((it) => it.shop === tenant && it.postalCode === postalCode)
		if (!found) throw new Error(`no town ${postalCode}`)
		return found
	}
	const firms = companies.map(({ tenant, company, postalCode }, i): DemoCustomer => {
		const town = townAt(tenant, postalCode)
		const person = customerIn(town, chance)
		const email = `contact@${plain(company)}.example`
		const vatNumber = demoVatNumber(countryOf(town), 101 + i * 37)
		return { ...person, company, email, vatNumber, hasAccount: true }
	})
	return {
		individual: (tenant, by) => customerIn(by.of(towns.filter((it) => it.shop === tenant)), by),
		professionals: (tenant) =>
			[...firms, ...known].filter((it) => it.tenant === tenant && it.company !== undefined),
		known: (email) => {
			const found = known.find((it) => it.email === email)
			if (!found) throw new Error(`no customer ${email}`)
			return found
		},
	}
}

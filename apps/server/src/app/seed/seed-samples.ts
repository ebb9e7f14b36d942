// Requests for samples in each state: some of customers of the year, and three of the last weeks.
import type { AskSamples, SampleState } from '@gabarit/contract'
import { askSamples } from '../../features/samples/ask-samples.ts'
import { changeSamples, sampleList } from '../../features/samples/sample-list.ts'
import { contextFor, type Stage } from './demo-stage.ts'
import type { DemoRequest } from './demo-year.ts'

const hour = 3600_000
const seller = 'sofie.maes@atelier.example'

type SampleRequest = { hoursAgo: number; states: SampleState[]; asked: AskSamples }

const requests: SampleRequest[] = [
	{
		hoursAgo: 620,
		states: ['sent', 'done'],
		asked: {
			colours: [
				{ place: 'interior', reference: 'P1-white' },
				{ place: 'exterior', reference: 'P3-oak-natural' },
				{ place: 'exterior', reference: 'RAL-9016' },
			],
			firstName: 'Anne',
			lastName: 'Peeters',
			email: 'a.peeters@example.be',
			address: {
				street: 'Bruul',
				streetNumber: '21',
				postalCode: '2800',
				city: 'Mechelen',
				country: 'BE',
			},
			language: 'nl',
		},
	},
	{
		hoursAgo: 96,
		states: ['sent'],
		asked: {
			colours: [{ place: 'interior', reference: 'P1-grey-light' }],
			firstName: 'Jeanne',
			lastName: 'Hubert',
			email: 'bureau@studio-hetre.example',
			address: {
				street: 'Rue de Fer',
				streetNumber: '8',
				postalCode: '5000',
				city: 'Namur',
				country: 'BE',
			},
			language: 'fr',
		},
	},
	{
		hoursAgo: 5,
		states: [],
		asked: {
			colours: [
				{ place: 'interior', reference: 'P1-white' },
				{ place: 'exterior', reference: 'P3-oak-natural' },
			],
			firstName: 'Thomas',
			lastName: 'Lambert',
			email: 't.lambert@example.be',
			address: {
				street: 'Rue du Marché',
				streetNumber: '14',
				box: '2',
				postalCode: '6700',
				city: 'Arlon',
				country: 'BE',
			},
			language: 'fr',
		},
	},
]

const colours: AskSamples['colours'][] = [
	[
		{ place: 'exterior', reference: 'P3-walnut' },
		{ place: 'exterior', reference: 'P3-oak-light' },
	],
	[{ place: 'exterior', reference: 'P2-green-sage' }],
	[
		{ place: 'interior', reference: 'P1-cashmere' },
		{ place: 'exterior', reference: 'P4-matt-cashmere' },
		{ place: 'exterior', reference: 'RAL-6021' },
	],
]
const answerers: Record<string, string> = {
	atelier: seller,
	'meubles-dupont': 'claire@meubles-dupont.example',
}

type Asked = DemoRequest & { hoursAgo: number }

/** Some days before they ordered, one customer in fifteen wanted to see the colours. */
function askedInYear(year: readonly DemoRequest[], today: Date): Asked[] {
	return year
		.filter(
			({ tenant, index, customer }) =>
				tenant in answerers && index % 15 === 3 && customer.email !== 't.lambert@example.be',
		)
		.map((it) => ({ ...it, hoursAgo: (today.getTime() - it.at.getTime()) / hour + 24 * 6 }))
}

async function seedRequest(stage: Stage, tenant: string, request: SampleRequest): Promise<void> {
	const { hoursAgo, states, asked } = request
	const at = (hours: number) => new Date(stage.today.getTime() - hours * hour)
	stage.setNow(at(hoursAgo))
	await askSamples(contextFor(stage, tenant, null), asked)
	const context = contextFor(stage, tenant, answerers[tenant] ?? seller)
	for (const [i, state] of states.entries()) {
		stage.setNow(at(hoursAgo - Math.min(30 * (i + 1), hoursAgo / (4 - i))))
		const { rows } = await sampleList(context, { search: asked.email, limit: 1 })
		const [row] = rows
		if (row && row.state !== state)
			await changeSamples(context, { id: row.id, revision: row.revision, state })
	}
}

export async function seedSamples(stage: Stage, year: readonly DemoRequest[]): Promise<void> {
	for (const request of requests) await seedRequest(stage, 'atelier', request)
	for (const { tenant, customer, hoursAgo, index } of askedInYear(year, stage.today)) {
		const { firstName, lastName, email, address, language } = customer
		const chosen = colours[Math.floor(index / 15) % colours.length] ?? []
		const asked = { colours: chosen, firstName, lastName, email, address, language }
		const states: SampleState[] = hoursAgo > 24 * 20 ? ['sent', 'done'] : ['sent']
		await seedRequest(stage, tenant, { hoursAgo, states, asked })
	}
}

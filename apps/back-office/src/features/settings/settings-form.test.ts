import type { Settings } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { refusedSettings, settingProblems, settingsUpdate, settingTexts } from './settings-form.ts'

const settings: Settings = {
	tenant: 'meubles-dupont',
	isOwn: false,
	revision: 3,
	logoUrl: null,
	companyName: 'Meubles Dupont',
	address: '',
	phoneNumber: '',
	email: 'a@b.be',
	vats: { BE: 'BE0402206045' },
	themeCode: 'oak',
	hexColour: null,
	isPriceHidden: false,
	isDeliveryPriceCustomisable: true,
	isReferenceResellerCustomisable: false,
	hideAllColorSample: false,
	baseDeliveryPrice: 11_950,
	deliveryTime: 5,
	nonFavoriteColorAddedPrice: 0,
	coefficientIndividual: '1.70',
	coefficientProfessional: '1.35',
	margins: { individual: 70, professional: 35 },
	workforce: false,
	workforceAmount: 0,
	vatRate: null,
	fittingHourly: 5500,
	carryInPerFloor: null,
	noPaymentMessage: null,
	legalNotice: null,
	paymentTypes: ['Bill', 'None'],
	language: 'fr',
	mailNotifications: true,
	sendMailsToCustomers: true,
	requiresSecondFactor: false,
	depositPercentage: 40,
	hosts: ['a.example', 'b.example'],
	configurators: ['dressing'],
	isConfiguratorReseller: false,
	isConfiguratorDSM: false,
	isFrenchReseller: false,
	country: 'BE',
	rating: null,
}
const writing = {
	amount: (cents: number) => (cents / 100).toFixed(2).replace('.', ','),
	decimal: (text: string) => text.replace('.', ','),
}
const base = settingTexts(settings, writing)

test('what stands on the server has no fault, and nothing of it is sent again', () => {
	expect(settingProblems(base, base)).toEqual({})
	expect(settingsUpdate(base, [])).toEqual({})
})

test('each setting that is typed is read back as what it is', () => {
	const typed = {
		...base,
		coefficientIndividual: '1,75',
		baseDeliveryPrice: '1 200,5',
		fittingHourly: '',
		vatRate: '5,5 %',
		isPriceHidden: 'yes',
		isDeliveryPriceCustomisable: '',
		paymentTypes: 'None,Bill',
		hosts: ' Cuisines.Example \n',
		hexColour: '#b4531a',
		vatBE: '',
		legalNotice: ' ',
	}
	const changed = Object.keys(typed).filter(
		(field) => typed[field as keyof typeof typed] !== base[field as keyof typeof typed],
	) as (keyof typeof typed)[]
	expect(settingsUpdate(typed, changed)).toEqual({
		coefficientIndividual: '1.75',
		baseDeliveryPrice: 120_050,
		fittingHourly: null,
		vatRate: 5.5,
		isPriceHidden: true,
		isDeliveryPriceCustomisable: false,
		paymentTypes: ['None', 'Bill'],
		hosts: ['cuisines.example'],
		hexColour: '#b4531a',
		vats: { BE: '', FR: '' },
		legalNotice: null,
	})
})

test('each wrong value is named by its own rule', () => {
	const wrong = {
		companyName: ['', 'required'],
		phoneNumber: ['12', 'phone'],
		email: ['nobody', 'email'],
		vatBE: ['BE0402206046', 'vatNumber'],
		coefficientIndividual: ['0,0', 'coefficient'],
		rating: ['x', 'coefficient'],
		baseDeliveryPrice: ['1,234', 'amount'],
		vatRate: ['31', 'rate'],
		deliveryTime: ['1,5', 'days'],
		depositPercentage: ['0', 'share'],
		paymentTypes: ['', 'required'],
		hosts: ['https://a.example', 'host'],
		hexColour: ['red', 'colour'],
	} as const
	const typed = Object.fromEntries(Object.entries(wrong).map(([field, [text]]) => [field, text]))
	const problems = Object.fromEntries(Object.entries(wrong).map(([field, [, it]]) => [field, it]))
	expect(settingProblems({ ...base, ...typed }, base)).toEqual(problems)
})

test('a refusal of the server stands at its field in the server’s words, and what is of no field is kept', () => {
	const problems = [
		{ path: 'vats.FR', message: 'Les chiffres de contrôle sont faux.' },
		{ path: 'hosts[1]', message: 'Ce n’est pas un nom de site.' },
		{ path: 'logo', message: 'Pas ici.' },
	]
	expect(refusedSettings(problems)).toEqual({
		fields: {
			vatFR: 'Les chiffres de contrôle sont faux.',
			hosts: 'Ce n’est pas un nom de site.',
		},
		others: ['Pas ici.'],
	})
	expect(refusedSettings([])).toEqual({ fields: {}, others: [] })
})

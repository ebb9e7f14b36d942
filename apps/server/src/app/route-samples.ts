// Bodies that pass the models of the calls, for the rows of route-rights.ts: each is refused for who asks, or finds nothing.

export const wardrobe = { version: 1, room: { width: 3000 }, hu: 2500 }
export const email = 'nobody@example.be'
/** Its total is wrong: refused for its price, by who may order at all. */
export const order = {
	code: 'K7MP4XQD9RTX',
	configuration: {
		...wardrobe,
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		doors: { style: 'Simple' },
		handle: { model: 'bar-160', color: 'Black' },
	},
	language: 'fr',
	customer: { type: 'Individual', firstName: 'A', lastName: 'B', email, gsm: '+32 470 12 34 56' },
	billingAddress: {
		street: 'Rue du Marché',
		streetNumber: '14',
		postalCode: '6700',
		city: 'Arlon',
		country: 'BE',
	},
	deliveryMode: 'pickUp',
	services: [],
	paymentType: 'Bill',
	total: 1,
	termsAccepted: true,
}
export const newPassword = { newPassword: 'Etabli-2026-sud', confirmation: 'Etabli-2026-sud' }
export const firstPassword = { password: 'Etabli-2026-sud', confirmation: 'Etabli-2026-sud' }
/** Long past: no price of the tests is touched. */
export const period = {
	label: { fr: 'x', nl: 'x', en: 'x' },
	percentage: 5,
	from: '2001-01-01',
	until: '2001-01-31',
}
export const nowhere = '00000000-0000-4000-8000-000000000000'
const rates = { normal: 21, reduced: 6 }
export const pricing = {
	pricePerPoint: '1',
	ratings: { individual: '1', professional: '0.8', seller: '0.7', reseller: '0.62' },
	coefficients: { individual: '1.7', professional: '1.35' },
	vat: { BE: rates, FR: rates },
	ecoParticipation: [],
	services: {},
}
/** Of no order: who may ask is told apart from what is found. */
export const payment = { tenant: 'atelier', id: '00000000-0000-4000-8000-000000000000' }
export const link = { token: 'nobody-was-ever-given-this-token' }

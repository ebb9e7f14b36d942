export const orderPath = 'dressing/configuration/order'

const home = {
	street: 'Rue de la Scie',
	streetNumber: '12',
	postalCode: '4000',
	city: 'Liège',
	country: 'BE',
}

/** Everything but the price, delivered to the buyer's home. */
export function orderBody(buyer: { code: string; email: string; configuration: object }) {
	const { code, email, configuration } = buyer
	return {
		code,
		configuration: { version: 1, hu: 2500, ...configuration },
		language: 'fr',
		customer: { firstName: 'Ada', lastName: 'Rabot', email, phoneNumber: '+32470123456' },
		billingAddress: home,
		deliveryMode: 'delivery',
		deliveryAddress: home,
		termsAccepted: true,
	}
}

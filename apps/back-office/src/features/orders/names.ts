import type { Address, OrderRow } from '@gabarit/contract'

type Named = { firstName: string; lastName: string; company?: string | null | undefined }

/** A company goes by its own name, a person by the last name. */
export function customerNameOf(customer: OrderRow['customer']): string {
	return customer.company ?? personNameOf(customer)
}

export function personNameOf({ firstName, lastName }: Named): string {
	return [lastName, firstName].filter((part) => part.trim() !== '').join(' ')
}

/** `box` is the language's word with the number in it. */
export function addressLines(address: Address, box: (number: string) => string): string[] {
	const { street, streetNumber, postalCode, city } = address
	const first = `${street} ${streetNumber}`
	return [address.box ? `${first}, ${box(address.box)}` : first, `${postalCode} ${city}`]
}

export function isSameAddress(a: Address | null, b: Address | null): boolean {
	return JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))
}

function fieldsOf(address: Address | null) {
	if (!address) return null
	const { street, streetNumber, box, postalCode, city, country } = address
	return [street, streetNumber, box ?? '', postalCode, city, country].map((part) => part.trim())
}

/** Inside a sentence a name begins with a small letter; a code such as "RAL 9010" keeps its capitals. */
export function lowerFirst(words: string): string {
	const second = words.charAt(1)
	return second === second.toLowerCase() && /\p{L}/u.test(second)
		? words.charAt(0).toLowerCase() + words.slice(1)
		: words
}

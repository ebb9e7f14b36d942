import { type AddressText, addressLines, addressProblem } from '@gabarit/contract'

export function isCompleteAddress(address: AddressText): boolean {
	return addressLines.every((line) => addressProblem(address, line) === null)
}

/** "Rue Haute 12, 6700 Arlon", as far as it is typed; null where nothing is. */
export function placeOf({ street, streetNumber, postalCode, city }: AddressText): string | null {
	const lines = [`${street} ${streetNumber}`, `${postalCode} ${city}`].map((it) => it.trim())
	return lines.filter((line) => line !== '').join(', ') || null
}

// The 12 characters of a design's code can be read aloud: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
// Codes that another system made may hold more letters; the contract decides what can be read.
import { normalizeCode } from '@gabarit/contract'

const alphabet = '34679ACDEFGHJKMNPQRTWXY'
const length = 12

/** A byte past the last whole multiple of the alphabet is dropped, so that every character is equally likely. */
export function makeCode(
	randomBytes: (count: number) => Uint8Array = (count) =>
		crypto.getRandomValues(new Uint8Array(count)),
): string {
	const fair = 256 - (256 % alphabet.length)
	let code = ''
	while (code.length < length) {
		for (const byte of randomBytes(length)) {
			if (byte < fair && code.length < length) code += alphabet.charAt(byte % alphabet.length)
		}
	}
	return code
}

export function readCode(text: string): string | null {
	return normalizeCode(text)
}

export function showCode(code: string): string {
	return code.replace(/^(.{4})(.{4})(.{4})$/u, '$1 $2 $3')
}

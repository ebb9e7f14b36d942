// The 12 characters a design is kept under. Readable aloud: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
// Codes drawn elsewhere may hold more letters; what can be read is the contract's to say.
import { normalizeCode } from '@gabarit/contract'

const alphabet = '34679ACDEFGHJKMNPQRTWXY'
const length = 12

/** Draws a new code from random bytes; a byte past the last whole turn of the alphabet is thrown away. */
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

/** What was typed or read aloud, without spaces, dashes and case; null when it cannot be a code. */
export function readCode(text: string): string | null {
	return normalizeCode(text)
}

/** The code in three groups of four, as it is shown and read aloud. */
export function showCode(code: string): string {
	return code.replace(/^(.{4})(.{4})(.{4})$/u, '$1 $2 $3')
}

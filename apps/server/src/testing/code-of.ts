import { codeAlphabet } from '@gabarit/contract'

/** The code of a design for a number, each its own. */
export function codeOf(number: number): string {
	let left = number
	let code = ''
	for (let i = 0; i < 12; i++) {
		code = (codeAlphabet[left % codeAlphabet.length] ?? 'A') + code
		left = Math.floor(left / codeAlphabet.length)
	}
	return code
}

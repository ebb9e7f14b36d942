import { randomInt } from 'node:crypto'
import { codeAlphabet, codeLength } from '@gabarit/contract'

export function newCode(): string {
	const sign = () => codeAlphabet[randomInt(codeAlphabet.length)]
	return Array.from({ length: codeLength }, sign).join('')
}

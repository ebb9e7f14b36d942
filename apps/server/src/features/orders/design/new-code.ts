import { randomInt } from 'node:crypto'
import { codeAlphabet } from '@gabarit/contract'

const codeLength = 12

export function newCode(): string {
	const sign = () => codeAlphabet[randomInt(codeAlphabet.length)]
	return Array.from({ length: codeLength }, sign).join('')
}

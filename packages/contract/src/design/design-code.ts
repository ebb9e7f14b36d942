/** 12 characters without look-alikes (no I, O, 0, 1); case, spaces and hyphens are ignored. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const codeLength = 12

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

export function normalizeCode(text: string): string | null {
	const code = text.replace(/[\s-]/g, '').toUpperCase()
	return codePattern.test(code) ? code : null
}

export function readableCode(code: string): string {
	return code.replace(/(.{4})(?=.)/g, '$1 ')
}

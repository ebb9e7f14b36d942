import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url')
}

/** In constant time. */
export function isSameHash(a: string, b: string): boolean {
	return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

export function newSecret(): string {
	return randomBytes(32).toString('base64url')
}

/** Sorted keys, without undefined values: the same text for equal bodies. */
export function canonical(value: unknown): string {
	return JSON.stringify(value, (_, it: unknown) =>
		typeof it === 'object' && it !== null && !Array.isArray(it)
			? Object.fromEntries(
					Object.entries(it)
						.filter(([, one]) => one !== undefined)
						.toSorted(([a], [b]) => (a < b ? -1 : 1)),
				)
			: it,
	)
}

/** Without capitals and accents. */
export function wordsOf(text: string): string[] {
	return plainText(text).split(/\s+/).filter(Boolean)
}

export function plainText(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/œ/gi, 'oe')
		.replace(/æ/gi, 'ae')
		.toLowerCase()
}

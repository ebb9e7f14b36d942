// Fingerprints: of secrets that are kept as hashes only, and of bodies that must be the same again.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url')
}

/** Compares without telling by its time how much was right. */
export function isSameHash(a: string, b: string): boolean {
	return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

export function newSecret(): string {
	return randomBytes(32).toString('base64url')
}

/** JSON with sorted keys and without absent ones: two spellings of one body are the same. */
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

/** Lower case without accents, for searching. */
export function plainText(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/œ/gi, 'oe')
		.replace(/æ/gi, 'ae')
		.toLowerCase()
}

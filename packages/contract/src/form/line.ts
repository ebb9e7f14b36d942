import { z } from 'zod'

const breaks = /[\p{Cc}\s]+/gu
/** Bidirectional marks would show another text than the stored one. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu
const isSeen = /[^\p{Cf}\p{Z}]/u

function tidied(text: string): string {
	const line = text.replace(turns, '').replace(breaks, ' ').trim()
	return isSeen.test(line) ? line : ''
}

/** A line break becomes a space, invisible characters go, so that `.min(1)` refuses a text that looks empty. */
export function lineOf(longest: number) {
	return z.string().overwrite(tidied).max(longest)
}

/** Longest line of a person or an address. */
export const LINE_MAX = 120

// A line of text as people type it.
import { z } from 'zod'

const breaks = /[\p{Cc}\s]+/gu
/** Marks that turn the letters after them round: what is read would not be what stands there. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu
const isSeen = /[^\p{Cf}\p{Z}]/u

function tidied(text: string): string {
	const line = text.replace(turns, '').replace(breaks, ' ').trim()
	return isSeen.test(line) ? line : ''
}

/** What breaks a line counts as a space, what nobody can see as nothing: `.min(1)` refuses it. */
export function lineOf(longest: number) {
	return z.string().overwrite(tidied).max(longest)
}

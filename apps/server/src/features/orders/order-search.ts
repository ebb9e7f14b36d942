// What one finds an order by, and what is looked for: both cut into words in the same way.
import { type Address, type Customer, readableCode } from '@gabarit/contract'
import { plainText } from '../../lib/hash.ts'

/** Longer ones are told apart by their beginning; an index has room for no more. */
const longestWord = 80
/** Of one search; who types more is not narrowing any further. */
const mostWords = 8

function wordsIn(text: string): string[] {
	return plainText(text)
		.split(/\s+/)
		.filter((word) => word !== '')
}

/** `t.lambert@example.be` is found by itself, by `lambert` and by `example`. */
function withParts(text: string): string[] {
	return wordsIn(text).flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
}

/** However it was spaced: `+32470123456`, and `0470…` as one dials it at home. */
function dialled(number: string | undefined): string[] {
	if (number === undefined) return []
	const digits = number.replace(/[^\d+]/g, '')
	return [digits, digits.replace(/^(?:\+|00)(?:32|33)0?/, '0')]
}

/**
 * Once each, and without those that another begins with: what finds the shorter one finds the longer too. The e-mail is
 * asked for as a whole (orders-table.ts), so it stays.
 */
function neededOf(words: string[], email: string): string[] {
	const sorted = [...new Set(words)].toSorted()
	return sorted.filter((word, at) => word === email || !sorted[at + 1]?.startsWith(word))
}

/** Distinct words with a space between; a database trigger keeps an index of them (order_words). */
export function searchTextOf(row: {
	reference: string
	code: string
	customer: Pick<Customer, 'firstName' | 'lastName'> & Partial<Customer>
	addresses: (Address | null)[]
	more: (string | null)[]
}): string {
	const { firstName, lastName, email, companyName, phoneNumber, gsm } = row.customer
	const towns = row.addresses.flatMap((it) => (it ? [it.city, it.postalCode, it.street] : []))
	const code = `${row.code} ${readableCode(row.code)}`
	const texts = [row.reference, code, lastName, firstName, email, companyName, phoneNumber, gsm]
	const numbers = [phoneNumber, gsm].flatMap(dialled)
	const given = [...texts, ...towns, ...row.more].map((it) => it ?? '')
	const words = [...given.flatMap(withParts), ...numbers].filter((word) => word !== '')
	const indexed = words.map((word) => word.slice(0, longestWord))
	return neededOf(indexed, wordOf(email ?? '')).join(' ')
}

/** A text without spaces as it stands among the words. */
export function wordOf(text: string): string {
	return plainText(text).slice(0, longestWord)
}

/** Each is the beginning of a word that must be there. */
export function wantedWords(search: string): string[] {
	const words = wordsIn(search.replace(/^(\w{4})-(\w{4})-(\w{4})$/, '$1 $2 $3')).map((word) =>
		word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '').slice(0, longestWord),
	)
	return [...new Set(words)].filter((word) => word !== '').slice(0, mostWords)
}

// Orders and searches are split into words in the same way.
import { type Address, type Customer, readableCode } from '@gabarit/contract'
import { dialled } from '../../lib/dialled.ts'
import { plainText, wordsOf } from '../../lib/hash.ts'

/** Longer words are cut; index entries have a size limit. */
const longestWord = 80
const mostWords = 8

/** `t.lambert@example.be` is also found by `lambert` and by `example`. */
function withParts(text: string): string[] {
	return wordsOf(text).flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
}

/** Without words that another one begins with. The whole e-mail stays, since orders-table.ts looks for it. */
function neededOf(words: string[], email: string): string[] {
	const sorted = [...new Set(words)].toSorted()
	return sorted.filter((word, at) => word === email || !sorted[at + 1]?.startsWith(word))
}

type Searched = {
	reference: string
	code: string
	customer: Pick<Customer, 'firstName' | 'lastName'> & Partial<Customer>
	billingAddress: Address | null
	deliveryAddress: Address | null
	more: (string | null)[]
}

function textOf(row: Omit<Searched, 'billingAddress' | 'deliveryAddress'>, addresses: Address[]) {
	const { firstName, lastName, email, companyName, phoneNumber, gsm } = row.customer
	const towns = addresses.flatMap((it) => [it.city, it.postalCode, it.street])
	const code = `${row.code} ${readableCode(row.code)}`
	const texts = [row.reference, code, lastName, firstName, email, companyName, phoneNumber, gsm]
	const numbers = [phoneNumber, gsm].flatMap(dialled)
	const given = [...texts, ...towns, ...row.more].map((it) => it ?? '')
	const words = [...given.flatMap(withParts), ...numbers].filter((word) => word !== '')
	const indexed = words.map((word) => word.slice(0, longestWord))
	return neededOf(indexed, wordOf(email ?? '')).join(' ')
}

/**
 * Words separated by spaces. A database trigger indexes those of `search` (order_words). `supplierSearch`: of what
 * the supplier reads, so without e-mail and billing address.
 */
export function searchTextsOf(row: Searched): { search: string; supplierSearch: string } {
	const { billingAddress, deliveryAddress } = row
	const { email: _email, ...reached } = row.customer
	const brought = deliveryAddress ? [deliveryAddress] : []
	return {
		search: textOf(row, billingAddress ? [...brought, billingAddress] : brought),
		supplierSearch: textOf({ ...row, customer: reached }, brought),
	}
}

export function wordOf(text: string): string {
	return plainText(text).slice(0, longestWord)
}

export function wantedWords(search: string): string[] {
	const words = wordsOf(search.replace(/^(\w{4})-(\w{4})-(\w{4})$/, '$1 $2 $3')).map((word) =>
		word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '').slice(0, longestWord),
	)
	return [...new Set(words)].filter((word) => word !== '').slice(0, mostWords)
}

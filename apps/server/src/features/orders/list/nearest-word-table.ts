// What was meant by a word that no order has: the nearest one that begins alike.
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import type { OrderScope } from '../process/order-access.ts'

const begins = 2
const mostCompared = 4000
const shortest = 4
const mostChanges = 2
/** Sorts after every continuation of a word, by bytes. */
const last = '\u{10ffff}'

/** Signs to add, leave out, replace or exchange. */
export function changesBetween(typed: string, word: string): number {
	const [a, b] = [Array.from(typed), Array.from(word)]
	let before: number[] = []
	let row = Array.from({ length: b.length + 1 }, (_, at) => at)
	for (const [i, sign] of a.entries()) {
		const next = [i + 1]
		for (const [j, other] of b.entries()) {
			const swapped = i > 0 && j > 0 && sign === b[j - 1] && a[i - 1] === other
			const changed = (row[j] ?? 0) + (sign === other ? 0 : 1)
			const swap = swapped ? (before[j - 1] ?? 0) + 1 : changed
			next.push(Math.min(changed, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
		}
		before = row
		row = next
	}
	return row[b.length] ?? 0
}

/** Of one word; null where the viewer does not read every order of the shop, whose words it would betray. */
export async function nearestWord(
	db: Queryable,
	{ tenant, sentOnly, customer }: OrderScope,
	words: string[],
): Promise<string | null> {
	const [typed, ...more] = words
	if (sentOnly || customer !== null || more.length > 0) return null
	if (typed === undefined || typed.length < shortest || /\d/.test(typed)) return null
	const start = typed.slice(0, begins)
	// A name that begins the e-mail is not indexed beside it.
	const { rows } = await db.execute<{ word: string }>(sql`select distinct b.word from order_words w
		cross join lateral (select substring(w.word, '^[[:alpha:]]+') as word) b
		where w.tenant in (select t.code from tenants t ${tenant === null ? sql`` : sql`where t.code = ${tenant}`})
			and w.word >= ${start} and w.word < ${start + last}
			and char_length(b.word) between ${typed.length - mostChanges} and ${typed.length + mostChanges}
		order by b.word limit ${mostCompared}`)
	const near = rows
		.map(({ word }) => ({ word, changes: changesBetween(typed, word) }))
		.toSorted((one, other) => one.changes - other.changes || (one.word < other.word ? -1 : 1))
	return near[0] && near[0].changes <= mostChanges ? near[0].word : null
}

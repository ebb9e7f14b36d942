// The shop's own ten favourites once it has enough orders; the house's list until then (domain 5.3).
import { topTen } from '@gabarit/engine'
import type { Services } from '../../lib/services.ts'
import { countedTopTen } from './top-ten-table.ts'

const enoughOrders = 30
/** Counted each night: what is asked thousands of times a second need not be read as often. */
const keptFor = 60_000

type Kept = { list: string[]; until: number }
const keptBy = new WeakMap<object, Map<string, Kept>>()

export async function topTenOf({ db }: Services, tenant: string): Promise<string[]> {
	const kept = keptBy.get(db) ?? new Map<string, Kept>()
	keptBy.set(db, kept)
	const known = kept.get(tenant)
	if (known && known.until > Date.now()) return known.list
	const counted = await countedTopTen(db, tenant)
	const own = counted && counted.orders >= enoughOrders ? counted.templates : []
	// A shop whose customers order fewer kinds than ten gets the house's behind its own.
	const list = [...new Set([...own, ...topTen])].slice(0, 10)
	kept.set(tenant, { list, until: Date.now() + keptFor })
	return list
}

/** After a count: the next call reads the new one. */
export function forgetTopTens({ db }: Services): void {
	keptBy.delete(db)
}

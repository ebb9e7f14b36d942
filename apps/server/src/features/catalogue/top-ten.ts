// The shop's own top ten once it has enough orders; until then the operator's list (domain 5.3).
import { topTen } from '@gabarit/engine'
import type { Services } from '../../lib/services.ts'
import { countedTopTen } from './top-ten-table.ts'

const enoughOrders = 30
/** Milliseconds; the counts change once a night. */
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
	const list = [...new Set([...own, ...topTen])].slice(0, 10)
	kept.set(tenant, { list, until: Date.now() + keptFor })
	return list
}

export function forgetTopTens({ db }: Services): void {
	keptBy.delete(db)
}

// Numbers of offers and orders, one series for the whole house. One is taken before it is known whether it comes to an
// order; what was refused gives it back to whoever orders next on this server, so that a refusal leaves no gap. A restart,
// a failed database, and a reading beside it in the same journey that failed may.
import { ORPCError } from '@orpc/server'
import type { Database } from '../../db/open-database.ts'
import { hasNumber } from './order-reference.ts'
import { nextNumber } from './orders-table.ts'

/** Of each database, the smallest first. */
const returned = new WeakMap<Database, number[]>()

export async function takeNumber(db: Database): Promise<number> {
	return returned.get(db)?.shift() ?? (await nextNumber(db))
}

function giveBack(db: Database, number: number): void {
	const all = returned.get(db) ?? []
	all.push(number)
	all.sort((a, b) => a - b)
	returned.set(db, all)
}

/** Makes an offer or an order; where it is another's, or was refused, the number that was taken for it is free again. */
export async function givingBack<Made extends { reference?: string | undefined }>(
	db: Database,
	number: number,
	make: () => Promise<Made>,
): Promise<Made> {
	try {
		const made = await make()
		if (!hasNumber(made.reference ?? '', number)) giveBack(db, number)
		return made
	} catch (error) {
		// A refusal left nothing behind; of anything else nobody knows.
		if (error instanceof ORPCError) giveBack(db, number)
		throw error
	}
}

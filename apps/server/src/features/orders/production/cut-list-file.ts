// The frozen boards or hardware of orders that were sent, in one table: a workshop saws several together.
import { type CutListLine, countFittings } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/files/file-answer.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { findOrder } from '../process/order-access.ts'
import { boardTable, hardwareTable } from './csv-tables.ts'

type Query = { references: string[]; table: 'boards' | 'hardware' }

async function sentOrder(context: CallContext, reference: string): Promise<Order> {
	const order = await findOrder(context.services, context.viewer, reference, 'read')
	if (order.sentToSupplierAt === null) throw failure('order_not_found')
	return order
}

const boardsOf = ({ reference }: Order, { cutList }: Snapshot) =>
	(cutList as CutListLine[]).map((line) => ({ ...line, order: reference }))

const hardwareOf = ({ reference }: Order, { furniture }: Snapshot) =>
	countFittings(furniture.fittings).map((item) => ({ ...item, order: reference }))

async function eachOf<Line>(
	context: CallContext,
	references: readonly string[],
	linesOf: (order: Order, snapshot: Snapshot) => Line[],
): Promise<Line[]> {
	const lines: Line[] = []
	for (const reference of new Set(references)) {
		const order = await sentOrder(context, reference)
		lines.push(...linesOf(order, await snapshotOf(context.services.db, order)))
	}
	return lines
}

export async function cutListFile(context: CallContext, { references, table }: Query) {
	requireAccess(context.viewer, 'production', 'read')
	const { language } = context
	const csv =
		table === 'boards'
			? boardTable(await eachOf(context, references, boardsOf), language)
			: hardwareTable(await eachOf(context, references, hardwareOf), language)
	const [only, ...others] = references
	const of = others.length === 0 ? only : brusselsDay(context.services.now())
	const fileName = `${table === 'boards' ? 'cut-list' : 'hardware'}-${of}.csv`
	return fileAnswer({ fileName, content: Buffer.from(csv), mediaType: 'text/csv' })
}

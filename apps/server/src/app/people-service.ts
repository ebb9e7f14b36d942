import type { Database } from '../db/open-database.ts'
import { removeDocuments } from '../features/documents/person-table.ts'
import { countMails, eraseMails, exportMails } from '../features/mails/person-table.ts'
import { forgetReadsOf } from '../features/notifications/notifications-table.ts'
import { forgetRefusalsOf } from '../features/notifications/unseen-refusals-table.ts'
import {
	countOrders,
	eraseOrders,
	exportOrders,
	referencesOf,
} from '../features/orders/person/person-table.ts'
import { countMessages, eraseMessages } from '../features/outbox/person-table.ts'
import { deleteHandPayments, forgetHandNotes } from '../features/payments/hand-payments-table.ts'
import { unlinkPayments } from '../features/payments/payments-table.ts'
import { forgetMaker } from '../features/prices/person-table.ts'
import { countRequests, eraseRequests, exportRequests } from '../features/samples/person-table.ts'
import { removeViewsOf, viewsOf } from '../features/saved-views/views-table.ts'
import type { Services } from '../lib/services.ts'

const ownerOf = (tenant: string, id: string) => ({ tenant, id })

export function peopleService(db: Database): Services['people'] {
	return {
		count: async (key) => ({
			...(await countOrders(db, key)),
			samples: await countRequests(db, key),
			messages: (await countMails(db, key)) + (await countMessages(db, key)),
		}),
		references: referencesOf,
		export: async (key) => ({
			...(await exportOrders(db, key)),
			...(await exportMails(db, key)),
			...(await exportRequests(db, key)),
			savedViews: key.userId === null ? [] : await viewsOf(db, ownerOf(key.tenant, key.userId)),
		}),
		erase: async (tx, key) => {
			const unlink = async (orderId: string) => {
				await unlinkPayments(tx, key.tenant, orderId)
				await deleteHandPayments(tx, { tenant: key.tenant, id: orderId })
			}
			const forgetNotes = (id: string) => forgetHandNotes(tx, { tenant: key.tenant, id })
			const { erased, ordersKept } = await eraseOrders(tx, key, {
				remove: removeDocuments,
				unlink,
				forgetNotes,
			})
			const samples = await eraseRequests(tx, key)
			const mails = (await eraseMails(tx, key)) + (await eraseMessages(tx, key))
			if (key.userId !== null) {
				const owner = ownerOf(key.tenant, key.userId)
				await removeViewsOf(tx, owner)
				await forgetReadsOf(tx, owner)
				await forgetRefusalsOf(tx, owner)
			}
			if (key.actor?.isOperator) await forgetMaker(tx, key.actor.name)
			return { erased: erased + samples + mails, ordersKept }
		},
	}
}

import type { Database, Queryable } from '../db/open-database.ts'
import { addressesOfOthers } from '../features/accounts/people/person-table.ts'
import type { Actor, PersonKey, PersonTraces } from '../features/accounts/service.ts'
import { forgetUploader, removeDocuments } from '../features/documents/person-table.ts'
import {
	addressesOfMails,
	countMails,
	eraseMails,
	exportMails,
} from '../features/mails/person-table.ts'
import { forgetReadsOf } from '../features/notifications/notifications-table.ts'
import { forgetRefusalsOf } from '../features/notifications/unseen-refusals-table.ts'
import {
	addressesOfOtherOrders,
	countOrders,
	eraseOrders,
	exportOrders,
	ordersTraced,
} from '../features/orders/person/person-table.ts'
import {
	addressesOfMessages,
	countMessages,
	eraseMessages,
	exportMessages,
} from '../features/outbox/person-table.ts'
import {
	deleteHandPayments,
	forgetHandNotes,
	forgetRecorder,
} from '../features/payments/hand-payments-table.ts'
import { forgetRefunder, unlinkPayments } from '../features/payments/payments-table.ts'
import { forgetMaker } from '../features/prices/person-table.ts'
import { countRequests, eraseRequests, exportRequests } from '../features/samples/person-table.ts'
import { removeViewsOf, viewsOf } from '../features/saved-views/views-table.ts'
import type { Services } from '../lib/services.ts'

const ownerOf = (tenant: string, id: string) => ({ tenant, id })

async function trace(db: Queryable, key: PersonKey): Promise<PersonTraces> {
	const { references, emails } = await ordersTraced(db, key)
	const mailed = await addressesOfMails(db, key, references)
	const posted = await addressesOfMessages(db, key, references)
	const former = [...new Set([...emails, ...mailed, ...posted])].filter((it) => it !== key.email)
	const othersAddresses = await addressesOfOthers(db, key, former)
	const others = new Set([...othersAddresses, ...(await addressesOfOtherOrders(db, key, former))])
	const addresses = [key.email, ...former.filter((it) => !others.has(it))]
	return { ...key, references, addresses, othersAddresses }
}

/** A mail is in both, under one id, where no mail server is set. */
async function everyMail(db: Queryable, traces: PersonTraces): Promise<object[]> {
	const kept = await exportMails(db, traces)
	const ids = new Set(kept.map(({ id }) => id))
	return [...kept, ...(await exportMessages(db, traces)).filter(({ id }) => !ids.has(id))]
}

/** Where no account is kept beside the name: everyone of the same name in that shop loses it too. */
async function forgetNames(tx: Queryable, { tenant, name, isOperator }: Actor): Promise<void> {
	const named = { tenant: isOperator ? null : tenant, name }
	await forgetRecorder(tx, named)
	await forgetRefunder(tx, named)
	await forgetUploader(tx, named)
}

export function peopleService(db: Database): Services['people'] {
	return {
		trace,
		count: async (key) => ({
			...(await countOrders(db, key)),
			samples: await countRequests(db, key),
			messages: (await countMails(db, key)) + (await countMessages(db, key)),
		}),
		export: async (key) => ({
			...(await exportOrders(db, key)),
			mails: await everyMail(db, key),
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
			if (key.actor) await forgetNames(tx, key.actor)
			if (key.actor?.isOperator) await forgetMaker(tx, key.actor.name)
			return { erased: erased + samples + mails, ordersKept }
		},
	}
}

import type { MailboxMail, MailboxRow } from '@gabarit/contract'
import { isWhole, keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { withoutLinks } from '../../lib/blank-links.ts'
import { failure } from '../../lib/failure.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import {
	countMails,
	type KeptMail,
	listMails,
	type MailFilter,
	type MailScope,
	mailById,
} from './mailbox-table.ts'

type Query = MailFilter & {
	tenant?: string | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

function rowOf(mail: KeptMail): MailboxRow {
	const { text: _text, html: _html, at, ...row } = mail
	return { ...row, at: at.toISOString() }
}

/**
 * Mails of accounts are no seller's business: he reads those about orders. The supplier reads what is written to him,
 * in whichever shop's name: his account is the operator's, wherever he works.
 */
async function scopeOf(context: CallContext, shop?: string): Promise<MailScope> {
	const { viewer } = context
	const rightScope = requireAccess(viewer, 'mailbox', 'read')
	const tenant = await shopOfList(context, rightScope, shop)
	const ofOrders = rightScopeOf(viewer, 'accountMail', 'read') === null
	const isSupplier = rolesOf(viewer).includes('supplier')
	return {
		shop: rightScope === 'own' ? null : { tenant, ofOrders },
		supplier: isSupplier && viewer.user ? { tenant: shop ?? null, email: viewer.user.email } : null,
	}
}

/** Not counted: a file of all rows needs no total. */
export async function mailboxPage(context: CallContext, query: Query) {
	const scope = await scopeOf(context, query.tenant)
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listMails(context.services.db, scope, query, page)
	const { rows, next, previous } = pageOf(found, page)
	return { scope, isWhole: isWhole(found, page), page: { rows: rows.map(rowOf), next, previous } }
}

export async function mailboxList(context: CallContext, query: Query) {
	const { scope, isWhole: isAll, page } = await mailboxPage(context, query)
	const total = isAll ? page.rows.length : await countMails(context.services.db, scope, query)
	return { ...page, total }
}

/** A demo's mails go nowhere else, so its admin may open what they link to. */
function opensLinks({ services, viewer }: CallContext): boolean {
	return services.isDemo && rightScopeOf(viewer, 'mailbox', 'read') === 'all'
}

export async function mailboxMail(context: CallContext, id: string): Promise<MailboxMail> {
	const scope = await scopeOf(context)
	const isId = /^[0-9a-f-]{36}$/.test(id)
	const found = isId ? await mailById(context.services.db, scope, id) : null
	if (!found) throw failure('mail_not_found')
	const blanked = !opensLinks(context)
	const read = (text: string) => (blanked ? withoutLinks(text) : text)
	const again = await context.services.mails.again(context, found.id)
	return { ...rowOf(found), text: read(found.text), html: read(found.html), blanked, again }
}

import type { MailboxMail, MailboxRow } from '@gabarit/contract'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { type KeptMail, listMails, mailById } from './mailbox-table.ts'

type Query = {
	search?: string | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

function rowOf(mail: KeptMail): MailboxRow {
	const { text: _text, html: _html, at, ...row } = mail
	return { ...row, at: at.toISOString() }
}

export async function mailboxList(context: CallContext, query: Query) {
	requireAccess(context.viewer, 'mailbox', 'read')
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listMails(context.services.db, query.search, page)
	const { rows, next, previous } = pageOf(found, page)
	return { rows: rows.map(rowOf), next, previous }
}

export async function mailboxMail(context: CallContext, id: string): Promise<MailboxMail> {
	requireAccess(context.viewer, 'mailbox', 'read')
	const isId = /^[0-9a-f-]{36}$/.test(id)
	const found = isId ? await mailById(context.services.db, id) : null
	if (!found) throw failure('mail_not_found')
	return { ...rowOf(found), text: found.text, html: found.html }
}

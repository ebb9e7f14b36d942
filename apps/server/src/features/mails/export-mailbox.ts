// The list as it is seen: no text of a mail, none of its links.
import { type MailboxExportQuery, type MailboxRow, mailboxColumns } from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { momentOf, shopNames } from '../../lib/tables/shared-cells.ts'
import { mailboxPage } from './mailbox.ts'

export async function exportMailbox(
	context: CallContext,
	{ format, columns, ...query }: MailboxExportQuery,
) {
	requireAccess(context.viewer, 'mailbox', 'read')
	const { language, services } = context
	const t = translatorOf(language)
	const shopName = await shopNames(services)
	return exportTable<MailboxRow, (typeof mailboxColumns)[number]>(context, {
		name: 'mails',
		asked: { format, columns },
		known: mailboxColumns,
		headings: {
			at: t('technical:deliveries.at'),
			shop: t('technical:deliveries.shop'),
			subject: t('technical:mails.subject'),
			kind: t('technical:deliveries.kind'),
			to: t('technical:deliveries.to'),
			reference: t('technical:deliveries.reference'),
		},
		page: async (asked) => (await mailboxPage(context, { ...query, ...asked })).page,
		cells: (row) => ({
			at: momentOf(row.at, language),
			shop: shopName(row.tenant),
			subject: row.subject,
			kind: t(`technical:kind.${row.kind}`),
			to: row.to,
			reference: row.reference,
		}),
	})
}

// The list as it is seen: no text of a message, no link of a mail.
import { type OutboxEntry, type OutboxExportQuery, outboxColumns } from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { momentOf, shopNames } from '../../lib/tables/shared-cells.ts'
import { outboxPage } from './outbox.ts'

export async function exportOutbox(
	context: CallContext,
	{ format, columns, ...query }: OutboxExportQuery,
) {
	requireAccess(context.viewer, 'outbox', 'read')
	const { language, services } = context
	const t = translatorOf(language)
	const shopName = await shopNames(services)
	return exportTable<OutboxEntry, (typeof outboxColumns)[number]>(context, {
		name: 'deliveries',
		asked: { format, columns },
		known: outboxColumns,
		headings: {
			at: t('technical:deliveries.last'),
			shop: t('technical:deliveries.shop'),
			kind: t('technical:deliveries.kind'),
			reference: t('technical:deliveries.reference'),
			to: t('technical:deliveries.to'),
			state: t('technical:deliveries.state'),
			status: t('technical:deliveries.status'),
			milliseconds: t('technical:deliveries.milliseconds'),
			nextTry: t('technical:deliveries.nextTry'),
		},
		page: async (asked) => (await outboxPage(context, { ...query, ...asked })).page,
		cells: (row) => ({
			at: momentOf(row.lastAt, language),
			shop: shopName(row.tenant),
			kind: t(`technical:kind.${row.kind}`),
			reference: row.reference,
			to: row.to,
			state: t(`technical:state.${row.state}`),
			status: row.status,
			milliseconds: row.milliseconds,
			nextTry: row.nextTryAt && momentOf(row.nextTryAt, language),
		}),
	})
}

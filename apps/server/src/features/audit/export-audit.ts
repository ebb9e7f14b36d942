import { type AuditEntry, type AuditExportQuery, auditColumns } from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { momentOf, shopNames } from '../../lib/tables/shared-cells.ts'
import { auditPage } from './audit-list.ts'
import { auditWordsOf } from './audit-words.ts'

export async function exportAudit(
	context: CallContext,
	{ format, columns, ...query }: AuditExportQuery,
) {
	requireAccess(context.viewer, 'audit', 'read')
	const { language, services } = context
	const t = translatorOf(language)
	const shopName = await shopNames(services)
	const changeOf = auditWordsOf(language)
	const subjectOf = ({ subject: { kind, name }, tenant }: AuditEntry) => {
		const unnamed = t(kind === 'customer' ? 'audit:noOrder' : 'audit:gone')
		const named = kind === 'shop' ? shopName(tenant) : (name ?? unnamed)
		return `${named} (${t(`audit:kind.${kind}`)})`
	}
	return exportTable<AuditEntry, (typeof auditColumns)[number]>(context, {
		name: 'audit',
		asked: { format, columns },
		known: auditColumns,
		headings: {
			at: t('audit:at'),
			shop: t('back-office:list.shop'),
			who: t('audit:who'),
			subject: t('audit:subject'),
			change: t('audit:change'),
		},
		page: async (asked) => (await auditPage(context, { ...query, ...asked })).page,
		cells: (row) => ({
			at: momentOf(row.at, language),
			shop: shopName(row.tenant),
			who: row.actor.name ?? t(`back-office:order.actor.${row.actor.kind}`),
			subject: subjectOf(row),
			change: changeOf(row),
		}),
	})
}

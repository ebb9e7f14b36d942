import {
	type GeneratedDocument,
	type PaperExportQuery,
	paperColumns,
	readableCode,
} from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { dayCell, shopNames } from '../../lib/tables/shared-cells.ts'
import { generatedList } from './shop-files.ts'

export async function exportPapers(
	context: CallContext,
	{ format, columns, ...query }: PaperExportQuery,
) {
	requireAccess(context.viewer, 'tenantDocument', 'read')
	const t = translatorOf(context.language)
	const shopName = await shopNames(context.services)
	return exportTable<GeneratedDocument, (typeof paperColumns)[number]>(context, {
		name: 'documents',
		asked: { format, columns },
		known: paperColumns,
		headings: {
			made: t('papers:column.made'),
			shop: t('papers:column.shop'),
			paper: t('papers:column.paper'),
			reference: t('papers:column.reference'),
			code: t('papers:column.code'),
			language: t('papers:column.language'),
			version: t('papers:column.version'),
		},
		page: (asked) => generatedList(context, { ...query, ...asked }),
		cells: (row) => ({
			made: dayCell(row.createdAt),
			shop: shopName(row.tenant),
			paper: t(`papers:paper.${row.kind}`),
			reference: row.reference,
			code: readableCode(row.code),
			language: t(`papers:language.${row.language}`),
			version: row.version,
		}),
	})
}

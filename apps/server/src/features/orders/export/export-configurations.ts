import {
	type ConfigurationRow,
	type DesignExportQuery,
	designColumns,
	readableCode,
} from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { exportTable } from '../../../lib/tables/export-table.ts'
import { dayCell, shopNames } from '../../../lib/tables/shared-cells.ts'
import { configurationList } from '../list/configuration-list.ts'

export async function exportConfigurations(
	context: CallContext,
	{ format, columns, ...query }: DesignExportQuery,
) {
	requireAccess(context.viewer, 'dashboard', 'read')
	requireAccess(context.viewer, 'configurationList', 'read')
	const t = translatorOf(context.language)
	const shopName = await shopNames(context.services)
	const orderedAs = ({ reference, kind }: ConfigurationRow) =>
		reference === null || kind === null ? null : t(`designs:short.${kind}`, { reference })
	return exportTable<ConfigurationRow, (typeof designColumns)[number]>(context, {
		name: 'configurations',
		asked: { format, columns },
		known: designColumns,
		headings: {
			code: t('back-office:design.code'),
			shop: t('back-office:list.shop'),
			type: t('back-office:design.type'),
			customer: t('designs:customer'),
			ordered: t('designs:became'),
			width: t('paper:columns.width'),
			height: t('paper:columns.height'),
			reference: t('back-office:design.reference'),
			version: t('back-office:design.version'),
			updated: t('back-office:design.updated'),
		},
		page: (asked) => configurationList(context, { ...query, ...asked }),
		cells: (row) => ({
			code: readableCode(row.code),
			shop: shopName(row.tenant),
			type: t(`common:kind.${row.type}`),
			customer: row.customer ?? row.email,
			ordered: orderedAs(row),
			width: row.width,
			height: row.height,
			reference: row.externalReference,
			version: row.version,
			updated: dayCell(row.updatedAt),
		}),
	})
}

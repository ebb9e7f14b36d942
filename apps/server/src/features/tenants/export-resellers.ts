import {
	type Count,
	type Reseller,
	type ResellerExportQuery,
	resellerColumns,
	resellerListQuerySchema,
} from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { amountCell } from '../../lib/tables/shared-cells.ts'
import { viewQueryOf } from '../../lib/view-query.ts'
import { resellerList } from './resellers.ts'

export async function exportResellers(
	context: CallContext,
	{ format, columns, ...query }: ResellerExportQuery,
) {
	requireAccess(context.viewer, 'reseller', 'read')
	const t = translatorOf(context.language)
	const { ratings } = await context.services.prices.inForce()
	return exportTable<Reseller, (typeof resellerColumns)[number]>(context, {
		name: 'resellers',
		asked: { format, columns },
		known: resellerColumns,
		headings: {
			name: t('people:field.shopName'),
			code: t('people:field.code'),
			theme: t('people:field.theme'),
			state: t('back-office:list.stateFilter'),
			rating: t('people:field.rating'),
			users: t('people:field.users'),
			openOrders: t('people:field.openOrders'),
			turnover: t('people:field.turnover'),
		},
		page: (asked) => resellerList(context, { ...query, ...asked }),
		cells: (row) => ({
			name: row.name,
			code: row.code,
			theme: t(`people:theme.${row.themeCode}`),
			state: t(`people:shopState.${row.isDisabled ? 'closed' : 'open'}`),
			rating: {
				decimal: Number(row.rating ?? (row.isDefault ? ratings.seller : ratings.reseller)),
			},
			users: row.users,
			openOrders: row.openOrders,
			turnover: amountCell(row.turnover),
		}),
	})
}

/** What a saved view of shops finds; undefined where its words are of no such list. */
export async function countResellers(
	context: CallContext,
	query: URLSearchParams,
): Promise<Count | undefined> {
	const parsed = resellerListQuerySchema.safeParse({ ...viewQueryOf(query, ['states']), limit: 1 })
	return parsed.success ? (await resellerList(context, parsed.data)).total : undefined
}

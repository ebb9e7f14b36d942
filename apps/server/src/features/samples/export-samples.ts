import {
	readableCode,
	type SampleExportQuery,
	type SampleRequest,
	sampleColumns,
} from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportTable } from '../../lib/tables/export-table.ts'
import { dayCell, shopNames } from '../../lib/tables/shared-cells.ts'
import { sampleList } from './sample-list.ts'

export async function exportSamples(
	context: CallContext,
	{ format, columns, ...query }: SampleExportQuery,
) {
	requireAccess(context.viewer, 'sampleRequest', 'read')
	const t = translatorOf(context.language)
	const shopName = await shopNames(context.services)
	const addressOf = ({ address: { street, streetNumber, box, ...town } }: SampleRequest) => {
		const country = t(`back-office:samples.country.${town.country}`)
		const lines = [
			t('back-office:samples.street', { street, number: streetNumber }),
			...(box ? [t('back-office:samples.box', { box })] : []),
			t('back-office:samples.town', { ...town, country }),
		]
		return lines.join(', ')
	}
	return exportTable<SampleRequest, (typeof sampleColumns)[number]>(context, {
		name: 'samples',
		asked: { format, columns },
		known: sampleColumns,
		headings: {
			asked: t('back-office:samples.asked'),
			shop: t('back-office:samples.shop'),
			who: t('back-office:samples.who'),
			email: t('paper:columns.email'),
			colours: t('back-office:samples.colours'),
			address: t('back-office:samples.address'),
			design: t('back-office:samples.design'),
			state: t('back-office:list.column.state'),
		},
		page: (asked) => sampleList(context, { ...query, ...asked }),
		cells: (row) => ({
			asked: dayCell(row.createdAt),
			shop: shopName(row.tenant),
			who: `${row.lastName} ${row.firstName}`,
			email: row.email,
			colours: row.colours.map(({ label, reference }) => `${label} (${reference})`).join(', '),
			address: addressOf(row),
			design: row.code && readableCode(row.code),
			state: t(`back-office:samples.state.${row.state}`),
		}),
	})
}

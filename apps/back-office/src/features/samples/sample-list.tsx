import { mostCounted, type SampleRequest, type SampleState } from '@gabarit/contract'
import { StateChip, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { queryOf } from '../../lib/list/list-address.ts'
import type { ListPageData } from '../../lib/list/list-definition.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { useSession, useShopName } from '../../lib/session.ts'
import { type SampleColumn, sampleAddress } from './sample-address.ts'
import { SampleBulk } from './sample-bulk.tsx'
import { useSampleColumns } from './sample-columns.tsx'
import { sampleMarks } from './sample-states.ts'
import { useSamples } from './use-samples.ts'

/** The cell of a person holds the e-mail, too; what is done next is no fact. */
function inFile(column: SampleColumn): string[] {
	if (column === 'next') return []
	return column === 'who' ? ['who', 'email'] : [column]
}

export function SampleList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const session = useSession()
	const writes = session?.sections.find(({ name }) => name === 'samples')?.right === 'write'
	const address = useShopColumn(sampleAddress)
	const shopName = useShopName()
	const absent = [...(session?.account.isAdmin ? [] : ['shop']), ...(writes ? [] : ['next'])]
	const countOf = ({ total }: ListPageData<SampleRequest>) =>
		total === null
			? t('samples.countMore', { number: format.number(mostCounted) })
			: t('samples.count', { count: total, number: format.number(total) })
	const query = queryOf(sampleAddress, search)
	const stateName = (state: string) => t(`samples.state.${state as SampleState}`)
	return (
		<List<SampleRequest, SampleColumn, ListPageData<SampleRequest>>
			definition={{
				address: {
					...address,
					columns: address.columns.filter((column) => !absent.includes(column)),
				},
				search,
				onSearch,
				title: t('nav.samples'),
				searchFor: t('samples.search'),
				captionOf: () => t('nav.samples'),
				countOf,
				none: { title: t('samples.none'), hint: t('samples.noneHint') },
				columns: useSampleColumns(),
				filters: {
					states: {
						name: t('list.stateFilter'),
						all: t('list.stateAll'),
						nameOf: stateName,
						renderValue: (state) => (
							<StateChip state={sampleMarks[state as SampleState]} label={stateName(state)} />
						),
						pinned: true,
					},
					// Who administers all shops has the switch beside the sections.
					shop: { name: t('list.shop'), all: t('list.shopAll'), nameOf: shopName, absent: true },
				},
				keyOf: ({ id }) => id,
				nameOf: ({ firstName, lastName }) => `${lastName} ${firstName}`,
				exportOf: (format, shown) =>
					exportAddress(`/api/back-office/samples/export/${format}`, query, shown.flatMap(inFile)),
				page: useSamples(search),
				...(writes && {
					renderBulk: (selection, { total }) => (
						<SampleBulk
							selection={selection}
							found={total}
							read={(after) =>
								client.backOffice.samples.list({ ...query, before: undefined, after, limit: 100 })
							}
						/>
					),
				}),
			}}
		/>
	)
}

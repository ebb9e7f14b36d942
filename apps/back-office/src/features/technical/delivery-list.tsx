import { mostCounted, type OutboxEntry } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { DeliverySheet } from '../../lib/deliveries/delivery-sheet.tsx'
import { useReplay } from '../../lib/deliveries/use-replay.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { ListPageData } from '../../lib/list/list-definition.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { useSession } from '../../lib/session.ts'
import { type DeliveryColumn, deliveryAddress } from './delivery-address.ts'
import { DeliveryBulk } from './delivery-bulk.tsx'
import { useDeliveryColumns } from './delivery-columns.tsx'
import { useDeliveryFilters } from './delivery-filters.tsx'
import { TechnicalNav } from './technical-nav.tsx'

function useDeliveries(search: ListSearch) {
	const query = { ...queryOf(deliveryAddress, search), ...usePageLimit(deliveryAddress.list) }
	return useQuery({
		queryKey: ['outbox', 'list', query],
		queryFn: ({ signal }) => client.backOffice.outbox.list(query, { signal }),
		placeholderData: keepPreviousData,
		// What waits is tried meanwhile.
		refetchInterval: (asked) =>
			asked.state.data?.rows.some(({ state }) => state === 'waiting') ? 5000 : false,
	})
}

export function DeliveryList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('technical')
	const format = useFormats()
	const [opened, setOpened] = useState<string | null>(null)
	const replays = useSession()?.technical.deliveries === 'write'
	const query = queryOf(deliveryAddress, search)
	const page = useDeliveries(search)
	const nameOf = ({ kind, to }: OutboxEntry) => `${t(`kind.${kind}`)} ${to}`
	const countOf = ({ total }: ListPageData<OutboxEntry>) =>
		total === null
			? t('deliveries.countMore', { number: format.number(mostCounted) })
			: t('deliveries.count', { count: total, number: format.number(total) })
	return (
		<>
			<TechnicalNav />
			<List<OutboxEntry, DeliveryColumn, ListPageData<OutboxEntry>>
				definition={{
					address: useShopColumn(deliveryAddress),
					search,
					onSearch,
					title: t('nav.deliveries'),
					searchFor: t('deliveries.search'),
					captionOf: () => t('nav.deliveries'),
					countOf,
					none: { title: t('deliveries.none'), hint: t('deliveries.noneHint') },
					columns: useDeliveryColumns(setOpened),
					filters: useDeliveryFilters(),
					viewName: (view) => t(`deliveries.view.${view as 'all'}`),
					keyOf: ({ id }) => id,
					nameOf,
					exportOf: (file, shown) =>
						exportAddress(`/api/back-office/outbox/export/${file}`, query, shown),
					page,
					...(replays && {
						renderBulk: (selection, { total }) => (
							<DeliveryBulk
								selection={selection}
								found={total}
								nameOf={nameOf}
								read={(after) =>
									client.backOffice.outbox.list({ ...query, before: undefined, after, limit: 100 })
								}
							/>
						),
					}),
					action: replays ? <ReplayAll search={search} rows={page.data?.rows ?? []} /> : null,
				}}
			/>
			{opened === null ? null : <DeliverySheet id={opened} onClose={() => setOpened(null)} />}
		</>
	)
}

/** Where the dead letters are looked at: those of the page at once. */
function ReplayAll({ search, rows }: { search: ListSearch; rows: OutboxEntry[] }) {
	const { t } = useTranslation('technical')
	const replay = useReplay()
	const dead = rows.filter(({ state }) => state === 'dead')
	if (search.view !== 'dead' || dead.length === 0) return null
	return (
		<Button kind="outline" size="small" idle={replay.isPending} onClick={() => replay.mutate(dead)}>
			{t('deliveries.replayPage', { count: dead.length })}
		</Button>
	)
}

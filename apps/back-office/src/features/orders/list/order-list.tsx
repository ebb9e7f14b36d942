import type { Count, OrderList as OrderListPage, OrderListQuery, OrderRow } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepList } from '../../../lib/frame/last-list.ts'
import { List } from '../../../lib/list/list.tsx'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import type { ListBeside, ListDefinition } from '../../../lib/list/list-definition.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useHasShopColumn, useShopColumn } from '../../../lib/list/use-shop-column.ts'
import { useIsCustomer, useSession } from '../../../lib/session.ts'
import { useChosenShop } from '../../../lib/shop.ts'
import { useCountText } from '../../../lib/use-count-text.ts'
import { paymentAddress } from '../unmatched/payment-address.ts'
import { useUnmatchedCount } from '../unmatched/use-unmatched.ts'
import { useOrders } from '../use-orders.ts'
import { addressOf, type Column, type ListKind, orderQueryOf } from './order-address.ts'
import { OrderBulk } from './order-bulk.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { amountColumnsOf, exportAddressOf, fileColumnsOf } from './order-export.ts'
import { useOrderFilters } from './order-filters.tsx'
import styles from './order-list.module.css'
import { OrderSums } from './order-sums.tsx'

type Definition = ListDefinition<OrderRow, Column, OrderListPage>

export function OrderList({ kind }: { kind: ListKind }) {
	const { search, onSearch } = useListSearch()
	const address = useOrderAddress(kind, search)
	const words = useOrderWords(kind, search.search !== undefined)
	const page = useOrders(kind, search)
	const isCustomer = useIsCustomer()
	const session = useSession()
	useEffect(() => keepList(address.path, search), [address.path, search])
	const { sort, direction } = orderQueryOf(kind, search)
	const sorting = { ...(sort && { sort }), ...(direction && { direction }) }
	const inFile = (shown: readonly Column[]) =>
		fileColumnsOf(shown, session ? amountColumnsOf(session, kind, search['shop']) : ['total'])
	return (
		<List<OrderRow, Column, OrderListPage>
			key={kind}
			definition={{
				...words,
				address,
				search,
				onSearch,
				page,
				columns: useOrderColumns(kind),
				filters: useOrderFilters(kind),
				keyOf: ({ reference }) => reference,
				action: <NewDesign />,
				beside: usePaymentsBeside(kind),
				views: address.views.filter((view) =>
					isCustomer ? ofCustomer.includes(view) : view === search.view || hasUse(view, page.data),
				),
				renderSum: (data) => <OrderSums kind={kind} page={data} />,
				...(!isCustomer && {
					exportOf: (format, shown) => exportAddressOf(format, kind, search, inFile(shown)),
					renderBulk: (selection, data, shown) => (
						<OrderBulk
							query={allOf(orderQueryOf(kind, search))}
							assigns
							file={{
								list: kind === 'order' ? 'orders' : 'offers',
								columns: [...inFile(shown)],
								...sorting,
							}}
							found={data.total}
							selection={selection}
							sum={<ChosenSum rows={[...selection.chosen.values()]} />}
						/>
					),
				}),
			}}
		/>
	)
}

/** An administrator has money to link too, while there is some. */
function usePaymentsBeside(kind: ListKind): readonly ListBeside[] {
	const { t } = useTranslation('back-office')
	const count = useUnmatchedCount(useChosenShop())
	if (kind === 'offer' || count === undefined || count === 0) return []
	return [{ path: paymentAddress.path, name: t('unmatched.title'), count }]
}

/** On every page. */
function allOf({ after: _after, before: _before, limit: _limit, ...query }: OrderListQuery) {
	return query
}

/** Where every chosen row is known, and each has a sale price. */
function ChosenSum({ rows }: { rows: readonly (OrderRow | null)[] }) {
	const format = useFormats()
	const totals = rows.map((row) => row?.total ?? null)
	if (totals.some((total) => total === null)) return null
	return <span>{format.money(totals.reduce<number>((sum, total) => sum + (total ?? 0), 0))}</span>
}

/** What waits for a seller is none of his. */
const ofCustomer: readonly string[] = ['soon', 'offersOpen', 'all']
/** Shown while there is something in it. */
const rare: readonly string[] = ['toLink', 'toRefund']

function hasUse(view: string, page: OrderListPage | undefined): boolean {
	const counts: Partial<Record<string, Count>> = page?.views ?? {}
	return !rare.includes(view) || counts[view] !== 0
}

const ofMoney = ['unpaid', 'paymentType', 'paymentStatus']

/**
 * Several shops have a column until one is chosen, and what is still owed has one where money is asked about: each in
 * the place of the pallets, for all would not fit. The workshop's day is for its own people, in one shop or where the
 * list is sorted by it: Production has both.
 */
function useOrderAddress(kind: ListKind, search: ListSearch) {
	const session = useSession()
	const hasShops = useHasShopColumn()
	const address = useShopColumn(addressOf[kind], 'tenant')
	const asksForMoney = ofMoney.some((key) => search[key] !== undefined)
	const absent: Column[] = []
	if (!asksForMoney) absent.push('balance')
	if (asksForMoney || hasShops) absent.push('pallets')
	const isSupplier = session?.account.customerType === 'Gabarit' && !session.account.isAdmin
	if (!isSupplier || (hasShops && search.sort !== 'supplierAt')) absent.push('supplierAt')
	return { ...address, columns: address.columns.filter((column) => !absent.includes(column)) }
}

type Words = 'title' | 'searchFor' | 'captionOf' | 'countOf' | 'none' | 'viewName'

function useOrderWords(kind: ListKind, searched: boolean): Pick<Definition, Words> {
	const { t } = useTranslation('back-office')
	const countText = useCountText()
	const isOrder = kind === 'order'
	const isCustomer = useIsCustomer()
	return {
		title: t(isOrder ? 'nav.orders' : 'nav.offers'),
		searchFor: t('list.searchOrders'),
		captionOf: ({ total }) =>
			total === null && searched
				? t('list.tooMany')
				: t(isOrder ? 'list.captionOrders' : 'list.captionOffers', { total: countText(total) }),
		countOf: ({ total, all }) =>
			total === null && searched
				? t('list.tooMany')
				: t('list.of', { shown: countText(total), all: countText(all) }),
		none: {
			title: t(isOrder ? 'list.emptyOrders' : 'list.emptyOffers'),
			hint: t(`list.${isOrder ? 'emptyOrders' : 'emptyOffers'}${isCustomer ? 'OwnHint' : 'Hint'}`),
		},
		viewName: (view) => t(`list.view.${view as 'all'}`),
	}
}

function NewDesign() {
	const { t } = useTranslation('back-office')
	return (
		<a className={styles.new} href="/configurator">
			<Icon name="plus" />
			<span className={styles.words}>{t('list.newDesign')}</span>
		</a>
	)
}

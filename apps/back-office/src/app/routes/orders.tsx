import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addressOf } from '../../features/orders/list/order-address.ts'
import { OrderList } from '../../features/orders/list/order-list.tsx'
import { readPrintSearch } from '../../features/orders/print/print-address.ts'
import { paymentAddress } from '../../features/orders/unmatched/payment-address.ts'
import { readingList, signedRoute } from './frame.tsx'

const OrderPage = lazyRouteComponent(
	() => import('../../features/orders/page/order-page.tsx'),
	'OrderPage',
)

const PrintPage = lazyRouteComponent(
	() => import('../../features/orders/print/print-page.tsx'),
	'PrintPage',
)

const ordersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/orders',
	validateSearch: readingList(addressOf.order),
	component: () => <OrderList kind="order" />,
})

const paymentsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/orders/payments',
	validateSearch: readingList(paymentAddress),
	component: lazyRouteComponent(
		() => import('../../features/orders/unmatched/unmatched-list.tsx'),
		'UnmatchedList',
	),
})

const printRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/orders/print',
	validateSearch: readPrintSearch,
	component: function Print() {
		const { ids } = printRoute.useSearch()
		return <PrintPage ids={ids} />
	},
})

const offersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/offers',
	validateSearch: readingList(addressOf.offer),
	component: () => <OrderList kind="offer" />,
})

const orderRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/orders/$reference',
	component: function Order() {
		const { reference } = orderRoute.useParams()
		return <OrderPage kind="order" reference={reference} />
	},
})

const offerRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/offers/$reference',
	component: function Offer() {
		const { reference } = offerRoute.useParams()
		return <OrderPage kind="offer" reference={reference} />
	},
})

export const orderRoutes = [
	ordersRoute,
	paymentsRoute,
	printRoute,
	orderRoute,
	offersRoute,
	offerRoute,
] as const

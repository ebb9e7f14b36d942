import {
	createRootRoute,
	createRoute,
	createRouter,
	Outlet,
	redirect,
	useNavigate,
	useRouter,
} from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { ConfigurationList } from '../features/configurations/configuration-list.tsx'
import { designAddress } from '../features/configurations/design-address.ts'
import { addressOf } from '../features/orders/list/order-address.ts'
import { OrderList } from '../features/orders/list/order-list.tsx'
import { OrderPage } from '../features/orders/page/order-page.tsx'
import { sampleAddress } from '../features/samples/sample-address.ts'
import { SampleList } from '../features/samples/sample-list.tsx'
import { LoginPage } from '../features/session/login-page.tsx'
import { parseSearch, safeReturn, stringifySearch } from '../lib/address.ts'
import { type ListAddress, type ListSearch, readListSearch } from '../lib/list/list-address.ts'
import { problemOf } from '../lib/problem-kind.ts'
import { mayBeSignedIn, sessionQuery } from '../lib/session.ts'
import { Crash } from './crash.tsx'
import { NotFound } from './not-found.tsx'
import { queries, whenSignedOut } from './queries.ts'
import { SessionProblem } from './session-problem.tsx'
import { Shell } from './shell.tsx'

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

/** Where the login returns to; the first page is the default. */
function returnTo(href: string): { from?: string } {
	const from = safeReturn(href)
	return from === '/orders' ? {} : { from }
}

const loginRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/login',
	validateSearch: (raw: Record<string, unknown>): { from?: string } =>
		raw['from'] === undefined ? {} : { from: safeReturn(raw['from']) },
	beforeLoad: async ({ location, search }) => {
		// A link of a mail opens its form, also for who is signed in.
		if (location.hash !== '' || !mayBeSignedIn()) return
		const me = await queries.ensureQueryData(sessionQuery).catch(() => null)
		if (me) throw redirect({ href: `/back-office${search.from ?? '/orders'}`, replace: true })
	},
	component: function Login() {
		const { from } = loginRoute.useSearch()
		const { history } = useRouter()
		return (
			<LoginPage
				returning={from !== undefined}
				onSignedIn={() => history.replace(`/back-office${from ?? '/orders'}`)}
			/>
		)
	},
})

const signedRoute = createRoute({
	getParentRoute: () => rootRoute,
	id: 'signed',
	beforeLoad: async ({ location }) => {
		const login = redirect({ to: '/login', search: returnTo(location.href) })
		if (!mayBeSignedIn()) throw login
		try {
			await queries.ensureQueryData(sessionQuery)
		} catch (error) {
			const kind = problemOf(error)
			throw kind === 'signedOut' || kind === 'forbidden' ? login : error
		}
	},
	errorComponent: SessionProblem,
	component: Shell,
})

const startRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/',
	beforeLoad: () => {
		throw redirect({ to: '/orders' })
	},
})

const reading = (address: ListAddress) => (raw: Record<string, unknown>) =>
	readListSearch(address, raw)

const ordersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/orders',
	validateSearch: reading(addressOf.order),
	component: function Orders() {
		const search = ordersRoute.useSearch()
		const navigate = useNavigate()
		const go = (next: ListSearch, replace = false) =>
			void navigate({ to: '/orders', search: next, replace })
		return <OrderList kind="order" search={search} onSearch={go} />
	},
})

const offersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/offers',
	validateSearch: reading(addressOf.offer),
	component: function Offers() {
		const search = offersRoute.useSearch()
		const navigate = useNavigate()
		const go = (next: ListSearch, replace = false) =>
			void navigate({ to: '/offers', search: next, replace })
		return <OrderList kind="offer" search={search} onSearch={go} />
	},
})

const configurationsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/configurations',
	validateSearch: reading(designAddress),
	component: function Configurations() {
		const search = configurationsRoute.useSearch()
		const navigate = useNavigate()
		const go = (next: ListSearch, replace = false) =>
			void navigate({ to: '/configurations', search: next, replace })
		return <ConfigurationList search={search} onSearch={go} />
	},
})

const accountRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/account',
	component: AccountPage,
})

const samplesRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/samples',
	validateSearch: reading(sampleAddress),
	component: function Samples() {
		const search = samplesRoute.useSearch()
		const navigate = useNavigate()
		const go = (next: ListSearch, replace = false) =>
			void navigate({ to: '/samples', search: next, replace })
		return <SampleList search={search} onSearch={go} />
	},
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

export const router = createRouter({
	routeTree: rootRoute.addChildren([
		loginRoute,
		signedRoute.addChildren([
			startRoute,
			ordersRoute,
			orderRoute,
			offersRoute,
			offerRoute,
			configurationsRoute,
			samplesRoute,
			accountRoute,
		]),
	]),
	basepath: '/back-office',
	defaultErrorComponent: Crash,
	parseSearch,
	stringifySearch,
	// Otherwise a page also gets the parameters of the address that its validateSearch left out.
	search: { strict: true },
	scrollRestoration: true,
	defaultPreload: 'intent',
})

whenSignedOut.go = () => {
	const { pathname, href } = router.state.location
	if (pathname === '/login') return
	queries.removeQueries({ queryKey: ['session'] })
	void router.navigate({ to: '/login', search: returnTo(href), replace: true })
}

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router
	}
}

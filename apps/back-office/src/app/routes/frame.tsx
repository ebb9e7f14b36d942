// What every page stands in: the root, the login, and the frame of who is signed in.
import { createRootRoute, createRoute, Outlet, redirect, useRouter } from '@tanstack/react-router'
import { LoginPage } from '../../features/session/login-page.tsx'
import { safeReturn } from '../../lib/address.ts'
import { problemOf } from '../../lib/frame/problem-kind.ts'
import { type ListAddress, readListSearch } from '../../lib/list/list-address.ts'
import { ownListsQuery } from '../../lib/list/own-lists.ts'
import { mayBeSignedIn, sessionQuery } from '../../lib/session.ts'
import { NotFound } from '../not-found.tsx'
import { queries } from '../queries.ts'
import { SessionProblem } from '../session-problem.tsx'
import { Shell } from '../shell.tsx'

export const rootRoute = createRootRoute({ component: Outlet })

/** Where the login returns to; the first page is the default. */
export function returnTo(href: string): { from?: string } {
	const from = safeReturn(href)
	return from === '/' ? {} : { from }
}

export const loginRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/login',
	validateSearch: (raw: Record<string, unknown>): { from?: string } =>
		raw['from'] === undefined ? {} : { from: safeReturn(raw['from']) },
	beforeLoad: async ({ location, search }) => {
		// A link of a mail opens its form, also for who is signed in.
		if (location.hash !== '' || !mayBeSignedIn()) return
		const me = await queries.ensureQueryData(sessionQuery).catch(() => null)
		if (me) throw redirect({ href: `/back-office${search.from ?? '/'}`, replace: true })
	},
	component: function Login() {
		const { from } = loginRoute.useSearch()
		const { history } = useRouter()
		return (
			<LoginPage
				returning={from !== undefined}
				onSignedIn={() => history.replace(`/back-office${from ?? '/'}`)}
			/>
		)
	},
})

export const signedRoute = createRoute({
	getParentRoute: () => rootRoute,
	id: 'signed',
	beforeLoad: async ({ location }) => {
		const login = redirect({ to: '/login', search: returnTo(location.href) })
		if (!mayBeSignedIn()) throw login
		let seesShops = true
		try {
			// Asked beside it, since a list's first page needs what the user keeps; a page shows without.
			const lists = queries.ensureQueryData(ownListsQuery).catch(() => null)
			const { shops } = await queries.ensureQueryData(sessionQuery)
			await lists
			seesShops = shops.length > 1
		} catch (error) {
			const kind = problemOf(error)
			throw kind === 'signedOut' || kind === 'forbidden' ? login : error
		}
		// Who logs in where another user's session ended may stand at the address of a shop that he does not see.
		const { shop, ...search }: { shop?: string } = location.search
		if (!seesShops && shop !== undefined)
			throw redirect({ to: location.pathname, search, replace: true })
	},
	errorComponent: SessionProblem,
	component: Shell,
})

/** The search of a page that is no list: the shop that an admin chose. */
export const readShop = (raw: Record<string, unknown>): { shop?: string } =>
	typeof raw['shop'] === 'string' ? { shop: raw['shop'] } : {}

export const startRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/',
	validateSearch: readShop,
	beforeLoad: async ({ search }) => {
		const { sections } = await queries.ensureQueryData(sessionQuery)
		const sees = sections.some(({ name }) => name === 'dashboard')
		throw redirect({ to: sees ? '/dashboard' : '/orders', search })
	},
})

/** An address of no page: the sections stay beside it. */
export const unknownRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '$',
	component: NotFound,
})

/** The search of a list's page: what its address knows, the rest is dropped. */
export const readingList = (address: ListAddress) => (raw: Record<string, unknown>) =>
	readListSearch(address, raw)

import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/address.ts'
import { whenSignedOut } from '../lib/signed-out.ts'
import { Crash } from './crash.tsx'
import { queries } from './queries.ts'
import { accountRoutes } from './routes/account.tsx'
import { auditRoutes } from './routes/audit.tsx'
import { dashboardRoutes } from './routes/dashboard.tsx'
import { designRoutes } from './routes/designs.tsx'
import { documentRoutes } from './routes/documents.tsx'
import {
	loginRoute,
	returnTo,
	rootRoute,
	signedRoute,
	startRoute,
	unknownRoute,
} from './routes/frame.tsx'
import { orderRoutes } from './routes/orders.tsx'
import { peopleRoutes } from './routes/people.tsx'
import { productionRoutes } from './routes/production.tsx'
import { settingsRoutes } from './routes/settings.tsx'
import { technicalRoutes } from './routes/technical.tsx'

export const router = createRouter({
	routeTree: rootRoute.addChildren([
		loginRoute,
		signedRoute.addChildren([
			startRoute,
			...dashboardRoutes,
			...orderRoutes,
			...productionRoutes,
			...designRoutes,
			...settingsRoutes,
			...accountRoutes,
			...technicalRoutes,
			...auditRoutes,
			...documentRoutes,
			...peopleRoutes,
			unknownRoute,
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

/** What was typed stays as a draft of the tab. */
whenSignedOut.go = () => {
	const { pathname, href } = router.state.location
	if (pathname === '/login') return
	queries.removeQueries({ queryKey: ['session'] })
	void router.navigate({ to: '/login', search: returnTo(href), replace: true, ignoreBlocker: true })
}

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router
	}
}

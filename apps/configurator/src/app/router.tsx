import { Spinner } from '@gabarit/ui'
import {
	createRootRouteWithContext,
	createRoute,
	createRouter,
	lazyRouteComponent,
	parseSearchWith,
	redirect,
	stringifySearchWith,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { readConfiguratorSearch } from './configurator-search.ts'
import { AppFrame } from './frame/app-frame.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PageFailure } from './frame/page-failure.tsx'

interface RouterContext {
	i18n: i18n
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
	component: AppFrame,
	notFoundComponent: NotFoundPage,
})

const startRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/',
	beforeLoad: () => {
		throw redirect({ to: '/home', search: true, replace: true })
	},
})

const homeRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/home',
	component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
})

const connexionRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/connexion',
	validateSearch: (search): { to?: string } =>
		typeof search['to'] === 'string' ? { to: search['to'] } : {},
	loader: ({ context }) => context.i18n.loadNamespaces('connexion'),
	component: lazyRouteComponent(() => import('./connexion/connexion-page.tsx'), 'ConnexionPage'),
})

const configuratorRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/configurator',
	validateSearch: readConfiguratorSearch,
	loader: ({ context }) => context.i18n.loadNamespaces(['configurator', 'price']),
	component: lazyRouteComponent(() => import('./configurator-route.tsx'), 'ConfiguratorRoute'),
})

function loadLookedAtTexts({ context: { i18n } }: { context: RouterContext }): Promise<void> {
	return i18n.loadNamespaces(['customer', 'configurator', 'at-home', 'price', 'errors', 'plan'])
}

const legalRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/legal',
	loader: ({ context }) => context.i18n.loadNamespaces('legal'),
	component: lazyRouteComponent(() => import('./legal/legal-page.tsx'), 'LegalPage'),
})

const accessibilityRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/accessibility',
	loader: ({ context }) => context.i18n.loadNamespaces('legal'),
	component: lazyRouteComponent(
		() => import('./legal/accessibility-page.tsx'),
		'AccessibilityPage',
	),
})

const orderRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/order/$token',
	loader: loadLookedAtTexts,
	component: lazyRouteComponent(() => import('./order-page/order-page.tsx'), 'LinkedOrderPage'),
})

const accountRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/account',
	loader: ({ context }) =>
		context.i18n.loadNamespaces(['customer', 'configurator', 'connexion', 'plan']),
	component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
})

const ownOrderRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/account/orders/$reference',
	loader: loadLookedAtTexts,
	component: lazyRouteComponent(() => import('./order-page/order-page.tsx'), 'OwnOrderPage'),
})

const shareRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/share/$token',
	loader: loadLookedAtTexts,
	component: lazyRouteComponent(() => import('./viewed/share-page.tsx'), 'SharePage'),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const compareRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/compare',
	validateSearch: ({ a, b }: Record<string, unknown>) => ({ a: textOf(a), b: textOf(b) }),
	loader: loadLookedAtTexts,
	component: lazyRouteComponent(() => import('./compare/compare-page.tsx'), 'ComparePage'),
})

const testPaymentRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: '/test-payment/$tenant/$id',
	loader: ({ context }) => context.i18n.loadNamespaces(['customer']),
	component: lazyRouteComponent(
		() => import('./test-payment/test-payment-page.tsx'),
		'TestPaymentPage',
	),
})

const routeTree = rootRoute.addChildren([
	startRoute,
	homeRoute,
	connexionRoute,
	legalRoute,
	accessibilityRoute,
	configuratorRoute,
	orderRoute,
	accountRoute,
	ownOrderRoute,
	shareRoute,
	compareRoute,
	testPaymentRoute,
])

/** Parameters of an address stay text, so that a design code of digits is not read as a number. */
export function createAppRouter(i18n: i18n) {
	return createRouter({
		routeTree,
		context: { i18n },
		parseSearch: parseSearchWith((value) => value),
		stringifySearch: stringifySearchWith(String),
		defaultPreload: false,
		defaultErrorComponent: PageFailure,
		defaultPendingComponent: () => <Spinner page />,
		defaultPendingMs: 300,
		// The steps scroll their own panel and start each one at its top.
		scrollRestoration: ({ location }) => location.pathname !== '/configurator',
	})
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createAppRouter>
	}
}

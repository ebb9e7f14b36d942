import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { settingsSearch } from '../../features/settings/settings-tabs.ts'
import { readShop, signedRoute } from './frame.tsx'

const settingsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/settings',
	validateSearch: settingsSearch,
	component: lazyRouteComponent(
		() => import('../../features/settings/settings-page.tsx'),
		'SettingsPage',
	),
})

const priceListsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/settings/prices',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/prices/prices-page.tsx'),
		'PricesPage',
	),
})

const priceListRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/settings/prices/$kind',
	component: lazyRouteComponent(() => import('../../features/prices/list-page.tsx'), 'ListPage'),
})

export const settingsRoutes = [settingsRoute, priceListsRoute, priceListRoute] as const

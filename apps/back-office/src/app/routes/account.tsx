import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readShop, signedRoute } from './frame.tsx'

const accountRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/account',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/account/account-page.tsx'),
		'AccountPage',
	),
})

export const accountRoutes = [accountRoute] as const

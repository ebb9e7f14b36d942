import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readDashboardSearch } from '../../features/dashboard/dashboard-address.ts'
import { signedRoute } from './frame.tsx'

const dashboardRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/dashboard',
	validateSearch: readDashboardSearch,
	component: lazyRouteComponent(
		() => import('../../features/dashboard/dashboard-page.tsx'),
		'DashboardPage',
	),
})

export const dashboardRoutes = [dashboardRoute] as const

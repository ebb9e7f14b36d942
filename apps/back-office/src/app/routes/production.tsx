import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { productionAddress } from '../../features/orders/production/production-address.ts'
import { readingList, signedRoute } from './frame.tsx'

const productionRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/production',
	validateSearch: readingList(productionAddress),
	component: lazyRouteComponent(
		() => import('../../features/orders/production/production-list.tsx'),
		'ProductionList',
	),
})

const shopPattern = /^[\w-]{1,40}$/
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

function matching(pattern: RegExp, value: unknown): string | undefined {
	return typeof value === 'string' && pattern.test(value) ? value : undefined
}

const payableRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/production/payable',
	validateSearch: (raw: Record<string, unknown>): { shop?: string; until?: string } => {
		const shop = matching(shopPattern, raw['shop'])
		const until = matching(monthPattern, raw['until'])
		return { ...(shop !== undefined && { shop }), ...(until !== undefined && { until }) }
	},
	component: lazyRouteComponent(
		() => import('../../features/orders/production/payable-page.tsx'),
		'PayablePage',
	),
})

export const productionRoutes = [productionRoute, payableRoute] as const

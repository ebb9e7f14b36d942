import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { designAddress } from '../../features/configurations/design-address.ts'
import { sampleAddress } from '../../features/samples/sample-address.ts'
import { readingList, signedRoute } from './frame.tsx'

const configurationsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/configurations',
	validateSearch: readingList(designAddress),
	component: lazyRouteComponent(
		() => import('../../features/configurations/configuration-list.tsx'),
		'ConfigurationList',
	),
})

const samplesRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/samples',
	validateSearch: readingList(sampleAddress),
	component: lazyRouteComponent(
		() => import('../../features/samples/sample-list.tsx'),
		'SampleList',
	),
})

export const designRoutes = [configurationsRoute, samplesRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readVersions } from '../../features/configurations/compared-versions.ts'
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

const configurationRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/configurations/$code',
	validateSearch: readVersions,
	component: lazyRouteComponent(
		() => import('../../features/configurations/configuration-page.tsx'),
		'ConfigurationPage',
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

export const designRoutes = [configurationsRoute, configurationRoute, samplesRoute] as const

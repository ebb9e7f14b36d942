import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paperAddress } from '../../features/documents/paper-address.ts'
import { readingList, readShop, signedRoute } from './frame.tsx'

const documentsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/documents',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/documents/documents-page.tsx'),
		'DocumentsPage',
	),
})

const papersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/documents/papers',
	validateSearch: readingList(paperAddress),
	component: lazyRouteComponent(
		() => import('../../features/documents/paper-list.tsx'),
		'PaperList',
	),
})

export const documentRoutes = [documentsRoute, papersRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { auditAddress } from '../../features/audit/audit-address.ts'
import { readingList, signedRoute } from './frame.tsx'

const auditRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/audit',
	validateSearch: readingList(auditAddress),
	component: lazyRouteComponent(() => import('../../features/audit/audit-list.tsx'), 'AuditList'),
})

export const auditRoutes = [auditRoute] as const

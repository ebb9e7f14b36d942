import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { professionalAddress } from '../../features/people/professionals/professional-address.ts'
import { resellerAddress } from '../../features/people/resellers/reseller-address.ts'
import { userAddress } from '../../features/people/users/user-address.ts'
import { readingList, readShop, signedRoute } from './frame.tsx'

const usersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/users',
	validateSearch: readingList(userAddress),
	component: lazyRouteComponent(
		() => import('../../features/people/users/user-list.tsx'),
		'UserList',
	),
})

const newUserRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/users/new',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/people/users/new-user-page.tsx'),
		'NewUserPage',
	),
})

const userRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/users/$id',
	component: lazyRouteComponent(
		() => import('../../features/people/users/user-page.tsx'),
		'UserPage',
	),
})

const professionalsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/professionals',
	validateSearch: readingList(professionalAddress),
	component: lazyRouteComponent(
		() => import('../../features/people/professionals/professional-list.tsx'),
		'ProfessionalList',
	),
})

const newProfessionalRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/professionals/new',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/people/professionals/new-professional-page.tsx'),
		'NewProfessionalPage',
	),
})

const professionalRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/professionals/$id',
	component: lazyRouteComponent(
		() => import('../../features/people/professionals/professional-page.tsx'),
		'ProfessionalPage',
	),
})

const resellersRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/resellers',
	validateSearch: readingList(resellerAddress),
	component: lazyRouteComponent(
		() => import('../../features/people/resellers/reseller-list.tsx'),
		'ResellerList',
	),
})

const newResellerRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/resellers/new',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/people/resellers/new-reseller-page.tsx'),
		'NewResellerPage',
	),
})

const resellerRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/resellers/$code',
	component: lazyRouteComponent(
		() => import('../../features/people/resellers/reseller-page.tsx'),
		'ResellerPage',
	),
})

/** Reached from an order: there is no list of those without an account. */
const personRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/person',
	validateSearch: (raw: Record<string, unknown>): { email?: string; shop?: string } => ({
		...(typeof raw['email'] === 'string' && { email: raw['email'] }),
		...readShop(raw),
	}),
	component: lazyRouteComponent(
		() => import('../../features/people/person/person-page.tsx'),
		'PersonPage',
	),
})

export const peopleRoutes = [
	personRoute,
	usersRoute,
	newUserRoute,
	userRoute,
	professionalsRoute,
	newProfessionalRoute,
	professionalRoute,
	resellersRoute,
	newResellerRoute,
	resellerRoute,
] as const

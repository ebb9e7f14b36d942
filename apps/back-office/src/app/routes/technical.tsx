import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deliveryAddress } from '../../features/technical/delivery-address.ts'
import { mailAddress } from '../../features/technical/mail-address.ts'
import { readingList, readShop, signedRoute } from './frame.tsx'

const technicalRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/technical',
	validateSearch: readShop,
	component: lazyRouteComponent(
		() => import('../../features/technical/technical-page.tsx'),
		'TechnicalPage',
	),
})

const deliveriesRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/technical/deliveries',
	validateSearch: readingList(deliveryAddress),
	component: lazyRouteComponent(
		() => import('../../features/technical/delivery-list.tsx'),
		'DeliveryList',
	),
})

const mailsRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/technical/mails',
	validateSearch: readingList(mailAddress),
	component: lazyRouteComponent(() => import('../../features/technical/mail-list.tsx'), 'MailList'),
})

export const technicalRoutes = [technicalRoute, deliveriesRoute, mailsRoute] as const

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { deliveryAddress } from '../../features/technical/delivery-address.ts'
import { mailAddress } from '../../features/technical/mail-address.ts'
import { sessionQuery } from '../../lib/session.ts'
import { queries } from '../queries.ts'
import { readingList, readShop, signedRoute } from './frame.tsx'

const technicalRoute = createRoute({
	getParentRoute: () => signedRoute,
	path: '/technical',
	validateSearch: readShop,
	// Who reads no settings begins at what was sent.
	beforeLoad: async ({ search }) => {
		const { technical } = await queries.ensureQueryData(sessionQuery)
		if (technical.settings === null && technical.deliveries !== null)
			throw redirect({ to: '/technical/deliveries', search, replace: true })
	},
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
	component: lazyRouteComponent(() => import('../../features/technical/mail-list.tsx'), 'MailPage'),
})

export const technicalRoutes = [technicalRoute, deliveriesRoute, mailsRoute] as const

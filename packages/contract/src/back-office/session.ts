import { oc } from '@orpc/contract'
import { z } from 'zod'
import { accountSchema } from '../account.ts'
import { errorsOf } from '../errors/errors.ts'
import { shopSchema as chosenShop, countSchema } from './page-query.ts'

export const sections = [
	'dashboard',
	'production',
	'orders',
	'offers',
	'configurations',
	'samples',
	'users',
	'resellers',
	'professionals',
	'documents',
	'technical',
	'audit',
	'settings',
] as const

const shopSchema = z.strictObject({ code: z.string(), name: z.string() })

const right = z.enum(['read', 'write'])

const meSchema = z.strictObject({
	/** `isAdmin`: a Gabarit user who administers all shops. */
	account: accountSchema.extend({ isAdmin: z.boolean() }),
	tenant: shopSchema,
	/** Those whose orders the user sees, by name: one's own shop, or every shop's. */
	shops: z.array(shopSchema),
	/** `write`: the user may also change something there. */
	sections: z.array(z.strictObject({ name: z.enum(sections), right })),
	/** Two halves of the section of settings: the shop's own, and the price lists of all shops. */
	settings: z.strictObject({ shop: right.nullable(), prices: right.nullable() }),
	/** Parts of the technical section; no mails where they leave by a mail server. */
	technical: z.strictObject({
		settings: right.nullable(),
		deliveries: right.nullable(),
		mails: right.nullable(),
		/** This user might read them, but they leave by a mail server and none is kept. */
		mailsLeave: z.boolean(),
	}),
	/** Whether anything is ever news to this user. */
	hasNews: z.boolean(),
	seesSalePrices: z.boolean(),
	seesCost: z.boolean(),
	waiting: z.strictObject({
		orders: countSchema,
		offers: countSchema,
		/** What the workshop has not begun; 0 of who makes nothing. */
		production: countSchema,
	}),
})

export const session = {
	me: oc
		.route({ method: 'GET', path: '/back-office/session/me', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found'))
		/** What waits is counted in the chosen shop; all else is the user's own. */
		.input(z.strictObject({ tenant: chosenShop.optional() }).optional())
		.output(meSchema),
}

export type Section = (typeof sections)[number]
export type Me = z.infer<typeof meSchema>

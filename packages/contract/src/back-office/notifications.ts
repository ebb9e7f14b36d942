// What happened since somebody last looked: new orders, payments, messages that were given up.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { centsSchema, timeSchema } from '../person.ts'
import { pageOf, pageQuery } from './page-query.ts'

/** To the supplier an order is new when it is sent to him. */
const notificationKinds = ['order', 'payment', 'deadLetter'] as const

const idSchema = z.string().min(1).max(60)

const notificationSchema = z.strictObject({
	id: idSchema,
	tenant: z.string(),
	kind: z.enum(notificationKinds),
	at: timeSchema,
	/** Of the order; null with a message that was given up. */
	reference: z.string().nullable(),
	/** Cents of a payment. */
	amount: centsSchema.nullable(),
	read: z.boolean(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')])

export const notifications = {
	/** Of the last 90 days, newest first; `unread` counts to 100. */
	list: oc
		.route({ method: 'GET', path: '/back-office/notifications', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ ...pageQuery, unreadOnly: flag.default(false) }))
		.output(pageOf(notificationSchema).extend({ unread: z.int() })),
	/** For the user who calls and nobody else: those named, or all there are; answers how many are left. */
	markRead: oc
		.route({ method: 'POST', path: '/back-office/notifications/read', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.union([
				z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
				z.strictObject({ all: z.literal(true) }),
			]),
		)
		.output(z.strictObject({ unread: z.int() })),
}

export type Notification = z.infer<typeof notificationSchema>

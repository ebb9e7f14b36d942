import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, timeSchema } from '../person.ts'
import { pageOf, pageQuery } from './page-query.ts'

/** For the supplier an order is new when it is sent to him. */
const notificationKinds = ['order', 'payment', 'deadLetter', 'refused'] as const

const idSchema = z.string().min(1).max(60)

const notificationSchema = z.strictObject({
	id: idSchema,
	tenant: z.string(),
	kind: z.enum(notificationKinds),
	at: timeSchema,
	/** null for a message that failed for good, and for what was refused about no order. */
	reference: z.string().nullable(),
	amount: centsSchema.nullable(),
	/** A call of the reader that was refused when its page was already unloaded: what it does, and the error. */
	refused: z.strictObject({ what: z.string(), code: z.string() }).nullable(),
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
	/** The caller's own: those named, or all up to an instant; answers how many are left. */
	markRead: oc
		.route({ method: 'POST', path: '/back-office/notifications/read', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.union([
				z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
				z.strictObject({ until: timeSchema }),
			]),
		)
		.output(z.strictObject({ unread: z.int() })),
}

export type Notification = z.infer<typeof notificationSchema>

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { mailKinds } from './mailbox.ts'
import { pageOf, pageQuery } from './page-query.ts'
import { webhookKinds } from './technical.ts'

const states = ['waiting', 'sent', 'dead', 'dropped'] as const
const channels = ['mail', 'webhook'] as const

const outboxRowSchema = z.strictObject({
	id: z.uuid(),
	tenant: z.string(),
	channel: z.enum(channels),
	kind: z.enum([...mailKinds, ...webhookKinds]),
	to: z.string(),
	language: languageSchema,
	state: z.enum(states),
	attempts: z.int(),
	lastError: z.string().nullable(),
	createdAt: timeSchema,
	doneAt: timeSchema.nullable(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')

export const outbox = {
	list: oc
		.route({ method: 'GET', path: '/back-office/outbox', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...pageQuery,
				state: z.enum(states).optional(),
				channel: z.enum(channels).optional(),
			}),
		)
		.output(pageOf(outboxRowSchema)),
	replay: oc
		.route({ method: 'POST', path: '/back-office/outbox/replay', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }))
		.output(z.strictObject({ replayed: z.int() })),
}

export type OutboxEntry = z.infer<typeof outboxRowSchema>

import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
	authenticationModes,
	callProblems,
	deliveryModes,
	requestMethods,
	stateLabels,
	webhookKinds,
} from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { isParameterName, isParameterValue, isWebhookAddress } from '../form/webhook-texts.ts'
import { centsSchema, dateSchema, timeSchema } from '../person.ts'
import { shopSchema } from './page-query.ts'

const keyKinds = ['api', 'signing'] as const

const url = z.string().trim().refine(isWebhookAddress, 'not a valid address')
const parameter = z.strictObject({
	name: z.string().trim().refine(isParameterName, 'letters, digits, points, hyphens'),
	value: z.string().refine(isParameterValue, 'unknown template'),
})

const common = {
	revision: z.int(),
	/** Off: nothing is called, whatever addresses are set. */
	useExternalApi: z.boolean(),
	orderUrl: url.nullable(),
	configurationEndUrl: url.nullable(),
	method: z.enum(requestMethods),
	parameters: z.array(parameter).max(20),
}
const authentication = {
	mode: z.enum(authenticationModes),
	key: z.string().max(300).nullable(),
	tokenUrl: url.nullable(),
	scope: z.string().max(300).nullable(),
}
const keyState = z.strictObject({ createdAt: timeSchema, end: z.string() }).nullable()

const technicalSchema = z.strictObject({
	...common,
	/** The value itself never leaves the server. */
	authentication: z.strictObject({ ...authentication, hasValue: z.boolean() }),
	publicIdentifier: z.string(),
	apiKey: keyState,
	signingKey: keyState,
})

const isLine = (text: string | null) => !/\p{Cc}/u.test(text ?? '')
/** Valid in a header without escaping. */
const isToken = (text: string) => /^[\x21-\x7e]*$/.test(text)

const updateSchema = z.strictObject({
	...common,
	authentication: z
		.strictObject({
			...authentication,
			key: authentication.key.refine(isLine, 'one line'),
			/** basic: the password; bearer: the token; azureOAuth: the client secret. Absent keeps the present one. */
			value: z.string().max(2000).refine(isLine, 'one line').nullable().optional(),
		})
		.refine(
			({ mode, value }) => mode !== 'bearer' || !isLine(value ?? null) || isToken(value ?? ''),
			{
				path: ['value'],
				error: 'no spaces, no accents',
			},
		),
})

const parametersSchema = z.record(z.string(), z.string()).optional()
/** Present in a test call only. */
const testSchema = z.literal(true).optional()

/** The webhook's body (docs/webhooks.md). */
export const webhookBodySchema = z.discriminatedUnion('type', [
	z.strictObject({
		type: z.literal('order.placed'),
		timestamp: timeSchema,
		test: testSchema,
		data: z.strictObject({
			reference: z.string(),
			code: z.string(),
			externalReference: z.string().nullable(),
			state: z.enum(stateLabels),
			total: centsSchema,
			deliveryMode: z.enum(deliveryModes),
			plannedDate: dateSchema.nullable(),
		}),
		parameters: parametersSchema,
	}),
	z.strictObject({
		type: z.literal('configuration.ended'),
		timestamp: timeSchema,
		test: testSchema,
		data: z.strictObject({ code: z.string(), externalReference: z.string().nullable() }),
		parameters: parametersSchema,
	}),
])

/** What was sent, secrets masked, and what came back. */
const testCallSchema = z.strictObject({
	status: z.int().nullable(),
	milliseconds: z.int(),
	request: z.strictObject({
		method: z.enum(requestMethods),
		url: z.string(),
		headers: z.record(z.string(), z.string()),
		body: z.string().nullable(),
	}),
	/** The beginning of the answer; null where none came. */
	response: z.string().nullable(),
	problem: z.enum(callProblems).nullable(),
})

const inShop = { tenant: shopSchema.optional() }
const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const technical = {
	get: oc
		.route({ method: 'GET', path: '/back-office/technical', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject(inShop).default({}))
		.output(technicalSchema),
	update: oc
		.route({ method: 'POST', path: '/back-office/technical', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('settings_changed', 'address_not_allowed') })
		.input(updateSchema.extend(inShop))
		.output(technicalSchema),
	/** Only this answer holds the secret. */
	regenerate: oc
		.route({ method: 'POST', path: '/back-office/technical/keys', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('settings_changed') })
		.input(z.strictObject({ key: z.enum(keyKinds), revision: z.int(), ...inShop }))
		.output(z.strictObject({ secret: z.string(), technical: technicalSchema })),
	/** Calls the saved address with the documented example. */
	test: oc
		.route({ method: 'POST', path: '/back-office/technical/test', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ kind: z.enum(webhookKinds), ...inShop }))
		.output(testCallSchema),
}

export type TestCall = z.infer<typeof testCallSchema>
export type Technical = z.infer<typeof technicalSchema>
export type TechnicalUpdate = z.output<typeof updateSchema>

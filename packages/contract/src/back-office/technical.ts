import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deliveryModes, stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, dateSchema, timeSchema } from '../person.ts'

export const webhookKinds = ['orderPlaced', 'configurationEnded'] as const
const requestMethods = ['GET', 'POST'] as const
const authenticationModes = ['none', 'basic', 'bearer', 'azureOAuth'] as const
const keyKinds = ['api', 'signing'] as const

const parameterTemplates = ['{code}', '{reference}', '{externalReference}'] as const

function onlyKnownTemplates(text: string): boolean {
	const rest = parameterTemplates.reduce((left, it) => left.replaceAll(it, ''), text)
	return !/[{}]/.test(rest)
}

const url = z
	.string()
	.trim()
	.max(500)
	.refine((text) => URL.canParse(text) && /^https?:\/\//.test(text), 'not a valid address')
	// URL parsers drop a tab or a line break, so another address would be called than the one written.
	.refine((text) => !/[\s\p{Cc}]/u.test(text), 'not a valid address')
	.refine((text) => !/^https?:\/\/[^/?#]*[@{]/.test(text), 'only a host name may stand there')
	.refine(onlyKnownTemplates, 'unknown template')

const parameter = z.strictObject({
	name: z
		.string()
		.trim()
		.min(1)
		.max(60)
		.regex(/^[\w.-]+$/),
	value: z.string().max(300).refine(onlyKnownTemplates, 'unknown template'),
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

/** The webhook's body (docs/webhooks.md). */
export const webhookBodySchema = z.discriminatedUnion('type', [
	z.strictObject({
		type: z.literal('order.placed'),
		timestamp: timeSchema,
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
		data: z.strictObject({ code: z.string(), externalReference: z.string().nullable() }),
		parameters: parametersSchema,
	}),
])

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')

export const technical = {
	get: oc
		.route({ method: 'GET', path: '/back-office/technical', tags: ['back-office'] })
		.errors(refusals)
		.output(technicalSchema),
	update: oc
		.route({ method: 'POST', path: '/back-office/technical', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('settings_changed', 'address_not_allowed') })
		.input(updateSchema)
		.output(technicalSchema),
	/** Only this answer holds the secret. */
	regenerate: oc
		.route({ method: 'POST', path: '/back-office/technical/keys', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ key: z.enum(keyKinds) }))
		.output(z.strictObject({ secret: z.string(), technical: technicalSchema })),
}

export type Technical = z.infer<typeof technicalSchema>
export type TechnicalUpdate = z.output<typeof updateSchema>

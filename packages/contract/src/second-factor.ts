import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorCodes } from './errors/error-codes.ts'
import { errorsOf } from './errors/errors.ts'

/** Six digits of the authenticator, or one of the recovery codes. */
export const otpSchema = z.string().trim().min(1).max(40)

/** Answered once: the authenticator's secret, and the recovery codes to keep on paper. */
const secondFactorSetupSchema = z.strictObject({
	secret: z.string(),
	address: z.string(),
	picture: z.string(),
	recoveryCodes: z.array(z.string()),
})

const secondFactorSchema = z.strictObject({
	isOn: z.boolean(),
	isRequired: z.boolean(),
	recoveryCodesLeft: z.int(),
})

/** `login`'s answer to a user who must have a second factor and has none yet. */
export const setupRequired = {
	...errorCodes.otp_setup_required,
	data: secondFactorSetupSchema,
}

const password = z.strictObject({ currentPassword: z.string().min(1).max(256) })
const both = password.extend({ otp: otpSchema })
const errors = [
	'not_logged_in',
	'not_allowed',
	'invalid_model',
	'password_mismatch',
	'second_factor_state',
	'too_many_requests',
	'forbidden_operation',
] as const

function post(path: `/${string}`) {
	return { method: 'POST', path: `/account/second-factor${path}`, tags: ['account'] } as const
}

export const secondFactor = {
	get: oc
		.route({ method: 'GET', path: '/account/second-factor', tags: ['account'] })
		.errors(errorsOf('not_logged_in', 'not_allowed'))
		.output(secondFactorSchema),
	begin: oc
		.route(post('/begin'))
		.errors(errorsOf(...errors))
		.input(password)
		.output(secondFactorSetupSchema),
	confirm: oc
		.route({ ...post('/confirm'), successStatus: 204 })
		.errors(errorsOf(...errors, 'otp_wrong'))
		.input(z.strictObject({ otp: otpSchema }))
		.output(z.void()),
	renewCodes: oc
		.route(post('/recovery-codes'))
		.errors(errorsOf(...errors, 'otp_wrong'))
		.input(both)
		.output(z.strictObject({ recoveryCodes: z.array(z.string()) })),
	remove: oc
		.route({ ...post('/remove'), successStatus: 204 })
		.errors(errorsOf(...errors, 'otp_wrong'))
		.input(both)
		.output(z.void()),
}

export type SecondFactor = z.infer<typeof secondFactorSchema>
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

import { resolve } from 'node:path'
import { passwordSchema } from '@gabarit/contract'
import { z } from 'zod'
import type { PaymentSettings } from '../../features/payments/providers.ts'
import { shortestSecretsKey } from './secrets-key.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true')

function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return true
	const { href, origin } = new URL(address)
	return href === `${origin}/`
}

const when = () => true
const schema = z
	.object({
		PORT: z.coerce.number().int().min(0).max(65535).default(3000),
		HOST: z.string().min(1).default('localhost'),
		DATA_DIR: z.string().min(1).default('data'),
		DATABASE_URL: z
			.string()
			.regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://')
			.optional(),
		/** `false` behind PgBouncer before 1.21, or without its `max_prepared_statements`. */
		PREPARED_STATEMENTS: yesOrNo.default(true),
		PUBLIC_URL: z
			.url({ protocol: /^https?$/ })
			.refine(isOrigin, 'an address without path, query or password')
			.optional(),
		DEMO: yesOrNo.optional(),
		DEMO_PASSWORD: passwordSchema.optional(),
		DEMO_YEAR: yesOrNo.default(true),
		LOG_LEVEL: z
			.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
			.default('info'),
		TRUST_PROXY: yesOrNo.default(false),
		/** `smtp://user:password@host:587`. */
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://')
			.optional(),
		MAIL_FROM: z.email().optional(),
		/** Encrypts the secrets of webhooks; the same on every server of one database. */
		SECRETS_KEY: z.string().min(shortestSecretsKey).optional(),
		WEBHOOKS_TO_LOOPBACK: yesOrNo.default(false),
		MOLLIE_API_KEY: z
			.string()
			.regex(/^(live|test)_\w+$/, 'a key that starts with live_ or test_')
			.optional(),
		MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.mollie.com/v2'),
		METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, 'without spaces').optional(),
		/** Milliseconds between the stop signal and the last accepted request, for a proxy to notice. */
		DRAIN_MS: z.coerce.number().int().min(0).max(5000).optional(),
		/** `off`: this server only answers calls; another one on the same database sends mails and draws plans. */
		JOBS: z.enum(['on', 'off']).default('on'),
		ADMIN_EMAIL: z.email().optional(),
		/** European register of VAT numbers; used in production only, unless it is set. */
		VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
		/** Asking for a link to a new password then says which e-mails have no account. */
		SAY_UNKNOWN_EMAILS: yesOrNo.default(false),
		LOGIN_TRIES: z.coerce.number().int().min(1).default(10),
		/** Of visitors, per minute for one IP address. */
		ORDERS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
		/** Of visitors, per hour for one e-mail that is written to. */
		ORDERS_PER_EMAIL: z.coerce.number().int().min(1).default(10),
	})
	.refine((it) => (it.SMTP_URL === undefined) === (it.MAIL_FROM === undefined), {
		path: ['MAIL_FROM'],
		message: 'SMTP_URL and MAIL_FROM go together',
		when,
	})
	.refine((it) => it.DATABASE_URL !== undefined || it.JOBS !== 'off', {
		path: ['JOBS'],
		message: 'off needs DATABASE_URL: nobody else reaches the embedded database',
		when,
	})
	.refine((it) => it.PUBLIC_URL === undefined || !it.WEBHOOKS_TO_LOOPBACK, {
		path: ['WEBHOOKS_TO_LOOPBACK'],
		message: 'not beside PUBLIC_URL',
		when,
	})

export type Environment = {
	port: number
	host: string
	dataDir: string
	databaseUrl: string | null
	preparedStatements: boolean
	publicUrl: string | null
	demo: boolean
	demoPassword: string | null
	demoYear: boolean
	logLevel: string
	trustProxy: boolean
	loginTries: number
	saysUnknownEmails: boolean
	ordersPerAddress: number
	ordersPerEmail: number
	metricsToken: string | null
	drain: number
	jobs: boolean
	adminEmail: string
	smtp: { url: string; from: string } | null
	secretsKey: string | null
	allowLoopback: boolean
	payments: PaymentSettings
	viesUrl: string | null
}

function paymentsOf(key: string | undefined, baseUrl: string, demo: boolean): PaymentSettings {
	if (key !== undefined) return { kind: 'mollie', key, baseUrl }
	// A real order must never be paid with the test provider.
	return { kind: demo ? 'test' : 'none' }
}

const vies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

function adminOf(publicUrl: string | undefined): string {
	const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname
	return `admin@${/^[a-z0-9.-]+\.[a-z]{2,}$/.test(host) ? host : 'gabarit.example'}`
}

/** Empty values count as absent, as shells and compose files leave them. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
	const parsed = schema.safeParse(given)
	if (!parsed.success) {
		const lines = parsed.error.issues.map((it) => `  ${it.path.join('.')}: ${it.message}`)
		throw new WrongEnvironment(`These settings cannot be used:\n${lines.join('\n')}`)
	}
	const read = parsed.data
	const { SMTP_URL: url, MAIL_FROM: from } = read
	const demo = read.DEMO ?? read.PUBLIC_URL === undefined
	return {
		port: read.PORT,
		host: read.HOST,
		dataDir: resolve(read.DATA_DIR),
		databaseUrl: read.DATABASE_URL ?? null,
		preparedStatements: read.PREPARED_STATEMENTS,
		publicUrl: read.PUBLIC_URL ?? null,
		demo,
		demoPassword: read.DEMO_PASSWORD ?? null,
		demoYear: read.DEMO_YEAR,
		logLevel: read.LOG_LEVEL,
		trustProxy: read.TRUST_PROXY,
		loginTries: read.LOGIN_TRIES,
		saysUnknownEmails: read.SAY_UNKNOWN_EMAILS,
		ordersPerAddress: read.ORDERS_PER_ADDRESS,
		ordersPerEmail: read.ORDERS_PER_EMAIL,
		metricsToken: read.METRICS_TOKEN ?? null,
		drain: read.DRAIN_MS ?? (read.PUBLIC_URL === undefined ? 0 : 3000),
		jobs: read.JOBS === 'on',
		secretsKey: read.SECRETS_KEY ?? null,
		allowLoopback: read.WEBHOOKS_TO_LOOPBACK,
		adminEmail: read.ADMIN_EMAIL ?? adminOf(read.PUBLIC_URL),
		smtp: url !== undefined && from !== undefined ? { url, from } : null,
		payments: paymentsOf(read.MOLLIE_API_KEY, read.MOLLIE_API_URL, demo),
		viesUrl: read.VIES_URL ?? (read.PUBLIC_URL === undefined ? null : vies),
	}
}

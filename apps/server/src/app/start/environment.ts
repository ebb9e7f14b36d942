// Settings of one server, read once from the environment; every mistake is told at once.
import { resolve } from 'node:path'
import { passwordSchema } from '@gabarit/contract'
import { z } from 'zod'
import type { PaymentSettings } from '../../features/payments/providers.ts'
import { shortestSecretsKey } from './secrets-key.ts'
import { WrongEnvironment } from './wrong-environment.ts'

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Pages and links stand at the root of their host. */
function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return true
	const { href, origin } = new URL(address)
	return href === `${origin}/`
}

/** Settings are compared with each other also where another one is wrong: all mistakes are told at once. */
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
		/** The address that the world uses; setting it means production. */
		PUBLIC_URL: z
			.url({ protocol: /^https?$/ })
			.refine(isOrigin, 'an address without path, query or password')
			.optional(),
		DEMO: yesOrNo.optional(),
		DEMO_PASSWORD: passwordSchema.optional(),
		LOG_LEVEL: z
			.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
			.default('info'),
		/** Behind a proxy that sets X-Forwarded-For. */
		TRUST_PROXY: yesOrNo.default(false),
		/** `smtp://user:password@host:587`; without it mails stay in the embedded mailbox. */
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://')
			.optional(),
		/** What the mail server lets us send as. */
		MAIL_FROM: z.email().optional(),
		/** Encrypts the secrets of webhooks; the same on every server of one database. */
		SECRETS_KEY: z.string().min(shortestSecretsKey).optional(),
		/** Webhooks may go to this machine: for the stand-ins of tests. */
		WEBHOOKS_TO_LOOPBACK: yesOrNo.default(false),
		/** Takes online payments through Mollie; without it, demo mode has a provider of its own. */
		MOLLIE_API_KEY: z
			.string()
			.regex(/^(live|test)_\w+$/, 'a key that starts with live_ or test_')
			.optional(),
		MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.mollie.com/v2'),
		/** Whoever shows it reads /metrics; without it there is no such address. */
		METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, 'without spaces').optional(),
		/** Milliseconds between the signal to stop and the last request taken: a proxy looks elsewhere meanwhile. */
		DRAIN_MS: z.coerce.number().int().min(0).max(5000).optional(),
		/** `off`: this server answers calls only; another one on the same database sends mails and draws plans. */
		JOBS: z.enum(['on', 'off']).default('on'),
		/** Who administers first; without it `admin@` the public address. */
		ADMIN_EMAIL: z.email().optional(),
		/** The European register of VAT numbers; asked in production only, unless it is named. */
		VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
		/** Logins an address and e-mail may try in a minute. */
		LOGIN_TRIES: z.coerce.number().int().min(1).default(10),
		/** Orders, offers and saves of someone who is not logged in: a minute for one address. */
		ORDERS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
		/** The same, an hour for one e-mail that is written to. */
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
	logLevel: string
	trustProxy: boolean
	loginTries: number
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
	// Nobody may pay a real order with play money.
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
		logLevel: read.LOG_LEVEL,
		trustProxy: read.TRUST_PROXY,
		loginTries: read.LOGIN_TRIES,
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

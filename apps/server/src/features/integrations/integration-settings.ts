import { randomBytes } from 'node:crypto'
import type { Technical, TechnicalUpdate } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { changesOf, namesOnly } from '../../lib/audit-changes.ts'
import { failure } from '../../lib/failure.ts'
import { hashOf, newSecret } from '../../lib/hash.ts'
import { contextOfShop } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { changedNames, writeSettings } from '../../lib/rights/reseller-audit.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import { changeTechnical, type TechnicalRow, technicalRow } from './integration-settings-table.ts'
import { checkAddress } from './outgoing.ts'
import { signingPrefix } from './webhook-request.ts'

export function purposeOf(tenant: string): string {
	return `technical ${tenant}`
}

function keyState(at: Date | null, end: string | null): Technical['apiKey'] {
	return at === null || end === null ? null : { createdAt: at.toISOString(), end }
}

function answerOf(row: TechnicalRow): Technical {
	return {
		revision: row.revision,
		useExternalApi: row.useExternalApi,
		orderUrl: row.orderUrl,
		configurationEndUrl: row.configurationEndUrl,
		method: row.method,
		parameters: row.parameters,
		authentication: {
			mode: row.authenticationMode,
			key: row.authenticationKey,
			hasValue: row.authenticationValue !== null,
			tokenUrl: row.tokenUrl,
			scope: row.scope,
		},
		publicIdentifier: row.publicIdentifier,
		apiKey: keyState(row.apiKeyAt, row.apiKeyEnd),
		signingKey: keyState(row.signingKeyAt, row.signingKeyEnd),
	}
}

function rowOf({ services, viewer }: CallContext): Promise<TechnicalRow> {
	const publicIdentifier = `gb_${randomBytes(9).toString('base64url').replace(/[-_]/g, '0')}`
	return technicalRow(services.db, viewer.tenant.code, publicIdentifier)
}

type Shop = { tenant?: string | undefined }

function chosenContext(context: CallContext, right: 'read' | 'write', { tenant }: Shop) {
	const rightScope = requireAccess(context.viewer, 'technicalSettings', right)
	return contextOfShop(context, rightScope, tenant)
}

export async function readTechnical(context: CallContext, shop: Shop): Promise<Technical> {
	return answerOf(await rowOf(await chosenContext(context, 'read', shop)))
}

/** To be thrown, with the settings as they stand. */
async function technicalChanged(context: CallContext) {
	const { services, viewer } = context
	const row = await rowOf(context)
	const edited = { tenant: viewer.tenant.code, fields: Object.keys(row) }
	const by = await services.accounts.shopEditor(services.db, edited)
	return failure('settings_changed', { data: { current: answerOf(row), by } })
}

/** A name may resolve to a private address later, so each call checks again. */
function checkAddresses(update: TechnicalUpdate, allowLoopback: boolean): void {
	const { orderUrl, configurationEndUrl, authentication } = update
	const addresses = {
		orderUrl,
		configurationEndUrl,
		'authentication.tokenUrl': authentication.tokenUrl,
	}
	for (const [path, address] of Object.entries(addresses))
		try {
			if (address !== null) checkAddress(address, allowLoopback)
		} catch (cause) {
			throw failure('address_not_allowed', { data: { path }, cause })
		}
}

const needs = {
	none: [],
	basic: ['key', 'value'],
	bearer: ['value'],
	azureOAuth: ['key', 'value', 'tokenUrl'],
} as const

function checkAuthentication(
	{ language }: CallContext,
	{ useExternalApi, authentication }: TechnicalUpdate,
	{ authenticationValue }: TechnicalRow,
): void {
	if (!useExternalApi) return
	const { mode, value = authenticationValue } = authentication
	const missing = needs[mode].find((name) => !(name === 'value' ? value : authentication[name]))
	if (missing) throw wrongField(language, `authentication.${missing}`, 'required')
}

/** Addresses, parameters and log-ins may hold a secret. */
const withValues: readonly string[] = ['useExternalApi', 'method']

function auditedOf(before: TechnicalRow, change: Partial<TechnicalRow>) {
	const values = changesOf(before, change).filter(({ field }) => withValues.includes(field))
	const others = changedNames(before, change).filter((field) => !withValues.includes(field))
	return [...values, ...namesOnly(others)]
}

export async function updateTechnical(
	caller: CallContext,
	{ tenant: shop, ...update }: TechnicalUpdate & Shop,
): Promise<Technical> {
	const context = await chosenContext(caller, 'write', { tenant: shop })
	const { services, viewer } = context
	checkAddresses(update, services.allowLoopback)
	const before = await rowOf(context)
	checkAuthentication(context, update, before)
	const { authentication, revision, ...rest } = update
	const { mode, key, value, tokenUrl, scope } = authentication
	const tenant = viewer.tenant.code
	const encrypted =
		value === null ? null : value && services.secretBox.encrypt(value, purposeOf(tenant))
	const change = {
		...rest,
		authenticationMode: mode,
		authenticationKey: key,
		tokenUrl,
		scope,
		...(encrypted !== undefined && { authenticationValue: encrypted }),
	}
	const changed = await writeSettings(context, auditedOf(before, change), (tx) =>
		changeTechnical(tx, { tenant, revision }, change),
	)
	if (!changed) throw await technicalChanged(context)
	return answerOf(changed)
}

export async function regenerateKey(
	caller: CallContext,
	{ key, revision, ...shop }: Shop & { key: 'api' | 'signing'; revision: number },
): Promise<{ secret: string; technical: Technical }> {
	const context = await chosenContext(caller, 'write', shop)
	const { services, viewer } = context
	const { publicIdentifier } = await rowOf(context)
	const tenant = viewer.tenant.code
	const at = services.now()
	if (key === 'api') {
		const secret = `${publicIdentifier}.${newSecret()}`
		const keys = { apiKeyHash: hashOf(secret), apiKeyEnd: secret.slice(-4), apiKeyAt: at }
		return { secret, technical: await keep(context, { name: 'apiKey', revision }, keys) }
	}
	const secret = signingPrefix + randomBytes(32).toString('base64')
	const signingKey = services.secretBox.encrypt(secret, purposeOf(tenant))
	const keys = { signingKey, signingKeyEnd: secret.slice(-4), signingKeyAt: at }
	return { secret, technical: await keep(context, { name: 'signingKey', revision }, keys) }
}

async function keep(
	context: CallContext,
	{ name, revision }: { name: 'apiKey' | 'signingKey'; revision: number },
	keys: Partial<TechnicalRow>,
): Promise<Technical> {
	const { code: tenant } = context.viewer.tenant
	const changed = await writeSettings(context, namesOnly([name]), (tx) =>
		changeTechnical(tx, { tenant, revision }, keys),
	)
	if (!changed) throw await technicalChanged(context)
	return answerOf(changed)
}

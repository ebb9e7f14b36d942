import { type Design as DesignAnswer, normalizeCode } from '@gabarit/contract'
import { type Configuration, configurationSchema } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../../db/open-database.ts'
import { everywhere, inScope } from '../../../db/tenant-scope.ts'
import type { CallContext } from '../../../lib/api.ts'
import { readEditKey, writeEditKey } from '../../../lib/cookies.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf, newSecret } from '../../../lib/hash.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { rolesOf, type Viewer } from '../../../lib/rights/viewer.ts'
import { designByCodeAnywhere } from './designs-list-table.ts'
import {
	type Design,
	designByCode,
	designByExternalReference,
	insertDesign,
	lockDesign,
	type NewDesign,
	patchDesign,
	replaceDesign,
} from './designs-table.ts'

export type Saving = {
	code: string
	parent?: string | undefined
	configuration: Configuration
	language: Language
	externalReference?: string | null | undefined
	email?: string | undefined
	frozen?: boolean
}

export function codeOf(text: string): string {
	const code = normalizeCode(text)
	if (code === null) throw failure('code_format_invalid')
	return code
}

export function browserHashOf(context: CallContext): string | null {
	const key = readEditKey(context)
	return key === null ? null : hashOf(key)
}

export function isMaker(design: Design, context: CallContext): boolean {
	const browser = browserHashOf(context)
	const { user } = context.viewer
	const byKey = browser !== null && design.editKeyHash === browser
	return byKey || (user !== null && design.ownerId === user.id)
}

/** `newKey`: of a browser that has none yet; it is given once what it holds is written. */
export type Identified = { browserHash: string; newKey: string | null }

export function identifyBrowser(context: CallContext): Identified {
	const known = readEditKey(context)
	const key = known ?? newSecret()
	return { browserHash: hashOf(key), newKey: known === null ? key : null }
}

/** After the transaction, since a refused call must leave no key. */
export function giveKey(context: CallContext, newKey: string | null): void {
	if (newKey !== null) writeEditKey(context, newKey)
}

function newDesign(context: CallContext, saving: Saving, editKeyHash: string): NewDesign {
	const { viewer, services } = context
	const now = services.now()
	return {
		tenant: viewer.tenant.code,
		code: saving.code,
		parent: saving.parent ?? null,
		configuration: saving.configuration,
		configurationHash: hashOf(canonical(saving.configuration)),
		language: saving.language,
		externalReference: saving.externalReference ?? null,
		email: saving.email ?? null,
		editKeyHash,
		ownerId: viewer.user?.id ?? null,
		frozen: saving.frozen ?? false,
		createdAt: now,
		updatedAt: now,
	}
}

/**
 * Concurrent requests with the same code meet here: the insert waits for the transaction that holds the primary key.
 * If that one wrote the design, this one inserts nothing, locks the row and reads it (ADR 16).
 */
export async function keepDesign(
	tx: Queryable,
	context: CallContext,
	saving: Saving,
): Promise<{ design: Design; isNew: boolean; isChanged: boolean; newKey: string | null }> {
	const tenant = context.viewer.tenant.code
	const now = context.services.now()
	const { configuration, language } = saving
	const { browserHash, newKey } = identifyBrowser(context)
	const row = newDesign(context, saving, browserHash)
	const { configurationHash } = row
	const made = await insertDesign(tx, row)
	// Of two first saves at once only the one that is kept gives the key.
	if (made) return { design: made, isNew: true, isChanged: true, newKey }
	const design = await lockDesign(tx, tenant, saving.code)
	if (!design) throw new Error('a design that was just there is gone')
	const isSame = design.configurationHash === configurationHash
	if (!isSame && (design.frozen || !isMaker(design, context)))
		throw failure('configuration_code_taken')
	const change = { configuration, configurationHash, language }
	const version = isSame ? design.version : await replaceDesign(tx, design, change, now)
	if (saving.frozen) await holdDesign(tx, design, saving)
	const kept = isSame ? design : { ...design, ...change, version }
	return { design: kept, isNew: false, isChanged: !isSame, newKey: null }
}

/** An external reference stays; a missing one may come with the order. */
async function holdDesign(tx: Queryable, design: Design, saving: Saving): Promise<void> {
	const { externalReference } = saving
	const name = design.externalReference === null && externalReference ? { externalReference } : null
	if (design.frozen && name === null) return
	await patchDesign(tx, design.tenant, design.code, { frozen: true, ...name })
}

/** Later saves may add an e-mail address or an external reference, never remove one. */
export async function addContactAndReference(
	tx: Queryable,
	design: Design,
	saving: Saving,
): Promise<void> {
	const change = {
		...(saving.email && saving.email !== design.email && { email: saving.email }),
		...(saving.externalReference && { externalReference: saving.externalReference }),
	}
	if (Object.keys(change).length > 0) await patchDesign(tx, design.tenant, design.code, change)
}

function answerOf(design: Design): DesignAnswer {
	const { code, version, frozen } = design
	return { code, version, frozen, configuration: configurationSchema.parse(design.configuration) }
}

export async function findDesign(db: Queryable, viewer: Viewer, text: string): Promise<Design> {
	const code = codeOf(text)
	const here = await designByCode(db, viewer.tenant.code, code)
	if (here) return here
	const isAdmin = rightScopeOf(viewer, 'order', 'read') === 'all'
	const isSupplier = rolesOf(viewer).includes('supplier')
	const elsewhere =
		isAdmin || isSupplier ? await everywhere(() => designByCodeAnywhere(db, code, !isAdmin)) : null
	if (!elsewhere) throw failure('configuration_not_found')
	return elsewhere
}

export async function readDesign(context: CallContext, code: string): Promise<DesignAnswer> {
	requireAccess(context.viewer, 'design', 'read')
	return answerOf(await findDesign(context.services.db, context.viewer, code))
}

export async function isValidCode(context: CallContext, text: string): Promise<boolean> {
	requireAccess(context.viewer, 'design', 'read')
	const code = normalizeCode(text)
	if (code === null) return false
	return (await designByCode(context.services.db, context.viewer.tenant.code, code)) !== null
}

/** External references belong to the shop: only its logged-in users and its own system read by them. */
export async function readByExternalReference(
	context: CallContext,
	externalReference: string,
): Promise<DesignAnswer> {
	const { viewer, services, request } = context
	const keyed = await services.tenantOfKey(request.headers.authorization)
	if (keyed === null) requireAccess(viewer, 'externalReference', 'read')
	const tenant = keyed ?? viewer.tenant.code
	const design = await inScope(tenant, () =>
		designByExternalReference(services.db, tenant, externalReference),
	)
	if (!design) throw failure('configuration_not_found')
	return answerOf(design)
}

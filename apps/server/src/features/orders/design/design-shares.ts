// A link to look at one saved version: no code, no name, no editing behind it.
import { randomUUID } from 'node:crypto'
import type { SharedDesign } from '@gabarit/contract'
import { configurationSchema } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { hashOf } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { deleteShares, keepShare, sharedVersion } from './design-shares-table.ts'
import { codeOf, isMaker } from './designs.ts'
import { type Design, designByCode, lockDesign } from './designs-table.ts'

/** The link of the newest version: the same one as long as it is not withdrawn. */
export async function shareDesign(context: CallContext, text: string): Promise<{ token: string }> {
	const { services, viewer } = context
	const { code } = await ownDesign(context, text)
	const tenant = viewer.tenant.code
	const tokenOf = (id: string) => services.secretBox.derive(`design share ${tenant} ${id}`)
	return services.db.transaction(async (tx) => {
		const design = await lockDesign(tx, tenant, code)
		if (!design) throw failure('configuration_not_found')
		const id = randomUUID()
		const kept = await keepShare(tx, {
			tenant,
			code,
			version: design.version,
			id,
			tokenHash: hashOf(tokenOf(id)),
			createdAt: services.now(),
		})
		return { token: tokenOf(kept.id) }
	})
}

/** Every link of the design, of older versions too. */
export async function withdrawShares(context: CallContext, text: string): Promise<void> {
	const { tenant, code } = await ownDesign(context, text)
	await context.services.db.transaction(async (tx) => {
		await lockDesign(tx, tenant, code)
		await deleteShares(tx, tenant, code)
	})
}

/** Who may replace a design may share it. */
async function ownDesign(context: CallContext, text: string): Promise<Design> {
	const { services, viewer } = context
	requireAccess(viewer, 'design', 'write')
	const design = await designByCode(services.db, viewer.tenant.code, codeOf(text))
	if (!design) throw failure('configuration_not_found')
	if (!isMaker(design, context)) throw failure('not_allowed')
	return design
}

export async function viewShare(context: CallContext, token: string): Promise<SharedDesign> {
	const { services, viewer } = context
	requireAccess(viewer, 'design', 'read')
	const found = await sharedVersion(services.db, viewer.tenant.code, hashOf(token))
	if (!found) throw failure('link_unknown')
	return { version: found.version, configuration: configurationSchema.parse(found.configuration) }
}

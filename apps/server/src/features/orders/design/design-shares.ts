// A link to look at one saved version: no code, no name, no editing behind it.
import { randomUUID } from 'node:crypto'
import type { SharedDesign } from '@gabarit/contract'
import { configurationSchema } from '@gabarit/engine'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { hashOf } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { deleteShares, keepShare, sharedVersion } from './design-shares-table.ts'
import { codeOf, isMaker } from './designs.ts'
import { type Design, lockDesign } from './designs-table.ts'

/** The link of the newest version: the same one as long as it is not withdrawn. */
export function shareDesign(context: CallContext, text: string): Promise<{ token: string }> {
	const { services } = context
	return onOwnDesign(context, text, async (tx, { tenant, code, version }) => {
		const tokenOf = (id: string) => services.secretBox.derive(`design share ${tenant} ${id}`)
		const id = randomUUID()
		const tokenHash = hashOf(tokenOf(id))
		const kept = await keepShare(tx, {
			tenant,
			code,
			version,
			id,
			tokenHash,
			createdAt: services.now(),
		})
		return { token: tokenOf(kept.id) }
	})
}

/** Every link of the design, of older versions too. */
export function withdrawShares(context: CallContext, text: string): Promise<void> {
	return onOwnDesign(context, text, (tx, { tenant, code }) => deleteShares(tx, tenant, code))
}

/** Who may replace a design may share it. It is locked, so that a link is made and withdrawn in turn. */
async function onOwnDesign<T>(
	context: CallContext,
	text: string,
	change: (tx: Queryable, design: Design) => Promise<T>,
): Promise<T> {
	const { services, viewer } = context
	requireAccess(viewer, 'design', 'write')
	const code = codeOf(text)
	return services.db.transaction(async (tx) => {
		const design = await lockDesign(tx, viewer.tenant.code, code)
		if (!design) throw failure('configuration_not_found')
		if (!isMaker(design, context)) throw failure('not_allowed')
		return change(tx, design)
	})
}

export async function viewShare(context: CallContext, token: string): Promise<SharedDesign> {
	const { services, viewer } = context
	requireAccess(viewer, 'design', 'read')
	const found = await sharedVersion(services.db, viewer.tenant.code, hashOf(token))
	if (!found) throw failure('link_unknown')
	return { version: found.version, configuration: configurationSchema.parse(found.configuration) }
}

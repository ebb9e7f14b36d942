import type { ConfigurationPage } from '@gabarit/contract'
import { buildFurniture, roomOf } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { rightScopeOf } from '../../../lib/permissions.ts'
import { codeOf } from '../design/designs.ts'
import { designInScope, versionsOf } from '../design/designs-table.ts'
import { shownDocument } from '../design/shown-document.ts'
import { orderByCode } from '../orders-table.ts'
import { designScopeOf, rowOf } from './lookups.ts'

export async function configurationPage(
	context: CallContext,
	text: string,
): Promise<ConfigurationPage> {
	const { services, viewer } = context
	const scope = designScopeOf(viewer)
	const design = await designInScope(services.db, scope, viewer.tenant.code, codeOf(text))
	if (!design) throw failure('configuration_not_found')
	const { tenant, code, configuration, parent } = design
	const { catalogue } = await services.prices.inForce()
	const built = buildFurniture(configuration, catalogue)
	const documents = await services.plans.documentsOf(tenant, code)
	const order = design.frozen ? await orderByCode(services.db, tenant, code) : null
	const readsOrder = rightScopeOf(viewer, 'order', 'read') !== null
	return {
		...rowOf(design),
		configuration,
		parent,
		versions: await versionsOf(services.db, tenant, code),
		reference: readsOrder ? (order?.reference ?? null) : null,
		room: roomOf(configuration),
		furniture: built.ok ? built.value : null,
		issues: built.ok ? built.value.issues : built.issues,
		documents: documents.map(shownDocument),
	}
}

import type { Language } from '@gabarit/i18n'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/files/file-answer.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { findOrder, mayReadDocument } from '../process/order-access.ts'

/** As the order froze it, under its reference, its customer's name and its day. */
export async function orderPlan(context: CallContext, reference: string, language: Language) {
	const { services, viewer } = context
	requireAccess(viewer, 'orderDocument', 'read')
	const found = await findOrder(services, viewer, reference, 'read')
	const { configuration } = await snapshotOf(services.db, found)
	const { firstName, lastName, companyName } = found.customer
	const { fileName, content } = await services.plans.render({
		tenant: await services.tenants.byCode(found.tenant),
		configuration,
		code: found.code,
		language,
		paper: 'A3',
		order: {
			reference: found.reference,
			customer: companyName ?? nameOf({ firstName, lastName }),
			orderedAt: found.orderedAt,
		},
	})
	return fileAnswer({ fileName, content, mediaType: 'application/pdf' })
}

export async function orderDocument(context: CallContext, reference: string, id: string) {
	const { services, viewer } = context
	requireAccess(viewer, 'orderDocument', 'read')
	const order = await findOrder(services, viewer, reference, 'read')
	const isId = /^[0-9a-f-]{36}$/.test(id)
	const found = isId ? await services.plans.document(order.tenant, order.code, id) : null
	if (!found || !mayReadDocument(viewer, order.tenant, found.kind)) throw failure('order_not_found')
	return fileAnswer(found)
}

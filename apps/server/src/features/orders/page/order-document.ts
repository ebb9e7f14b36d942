import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/file-answer.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { findOrder, mayReadDocument } from '../process/order-access.ts'

export async function orderDocument(context: CallContext, reference: string, id: string) {
	const { services, viewer } = context
	requireAccess(viewer, 'orderDocument', 'read')
	const order = await findOrder(services, viewer, reference, 'read')
	const isId = /^[0-9a-f-]{36}$/.test(id)
	const found = isId ? await services.plans.document(order.tenant, order.code, id) : null
	if (!found || !mayReadDocument(viewer, order.tenant, found.kind)) throw failure('order_not_found')
	return fileAnswer(found)
}

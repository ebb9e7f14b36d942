// A refusal is kept for the user who sent the call where its page was already unloaded: it is news of his next page,
// under the words that the page sent along. What is refused before the call is known (a body that is no JSON or is too
// large, an ended session) is not kept.
import { z } from 'zod'
import { inScope } from '../../db/tenant-scope.ts'
import { insertRefusals } from '../../features/notifications/unseen-refusals-table.ts'
import type { CallContext } from '../../lib/api.ts'
import { rightScopeOf } from '../../lib/rights/permissions.ts'
import { isWrite } from '../http/is-write.ts'

const longestWords = 200

/** Of the page that was unloaded, as `encodeURIComponent` writes them; null while the page is there. */
function wordsOf({ headers, method }: CallContext['request']): string | null {
	const sent = headers['x-page-left']
	if (typeof sent !== 'string' || !isWrite(method)) return null
	try {
		const words = Array.from(decodeURIComponent(sent).replaceAll('\0', '').trim())
		return words.slice(0, longestWords).join('') || null
	} catch {
		return null
	}
}

type Refused = { reference: string | null; code: string }

async function keep(context: CallContext, refused: () => Refused[]): Promise<void> {
	const { services, viewer, request } = context
	const what = wordsOf(request)
	if (what === null || viewer.user === null) return
	if (rightScopeOf(viewer, 'notification', 'read') === null) return
	const { tenant, id: userId } = viewer.user
	const at = services.now()
	const rows = refused().map((one) => ({ ...one, tenant, userId, at, what }))
	try {
		await inScope(tenant, () => insertRefusals(services.db, { tenant, id: userId }, rows))
	} catch (error) {
		request.log.error({ err: error }, 'a refusal was not kept')
	}
}

const ofAnOrder = z.object({ reference: z.string().max(100) })

/** `code`: of the error that is answered. */
export function keepRefusal(context: CallContext, input: unknown, code: string): Promise<void> {
	return keep(context, () => [
		{ reference: ofAnOrder.safeParse(input).data?.reference ?? null, code },
	])
}

/** It answers the refusal of each order. */
const callOnSeveral = 'backOffice.orders.actOnMany'
const answerOnSeveral = z.array(z.object({ reference: z.string(), code: z.string().nullable() }))

export async function keepRefusalsIn(
	context: CallContext,
	call: readonly string[],
	output: unknown,
): Promise<void> {
	if (call.join('.') !== callOnSeveral) return
	await keep(context, () =>
		answerOnSeveral
			.parse(output)
			.flatMap(({ reference, code }) => (code === null ? [] : [{ reference, code }])),
	)
}

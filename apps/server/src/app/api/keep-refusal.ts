// A page that is left sends what still waited in it, and nobody sees the answer: a refusal is kept for the news of
// who asked, under the words that the page sent along.
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { insertRefusals } from '../../features/notifications/unseen-refusals-table.ts'
import type { CallContext } from '../../lib/api.ts'
import { isWrite } from '../http/is-write.ts'

const longestWords = 200

/** Of the page that was left, as `encodeURIComponent` writes them; null while the page is there. */
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

async function keep(context: CallContext, refused: Refused[]): Promise<void> {
	const { services, viewer, request } = context
	const what = wordsOf(request)
	if (what === null || viewer.user === null) return
	const { tenant, id: userId } = viewer.user
	const at = services.now()
	try {
		await insertRefusals(
			services.db,
			refused.map((one) => ({ ...one, tenant, userId, at, what })),
		)
	} catch (error) {
		request.log.error({ err: error }, 'a refusal was not kept')
	}
}

const ofAnOrder = z.object({ reference: z.string().max(100) })

/** `error`: as it is answered; of another kind it is a failure that nobody expects. */
export function keepRefusal(context: CallContext, input: unknown, error: unknown): Promise<void> {
	const reference = ofAnOrder.safeParse(input).data?.reference ?? null
	const code = error instanceof ORPCError ? String(error.code) : 'unexpected_error'
	return keep(context, [{ reference, code }])
}

const answerOfMany = z.array(z.object({ reference: z.string(), code: z.string().nullable() }))

/** A call on several orders answers the refusal of each. */
export function keepRefusalsIn(context: CallContext, output: unknown): Promise<void> {
	const answers = answerOfMany.safeParse(output).data ?? []
	return keep(
		context,
		answers.flatMap(({ reference, code }) => (code === null ? [] : [{ reference, code }])),
	)
}

import type { OrderAction } from '@gabarit/contract'
import { useCodeTexts } from '@gabarit/ui'
import { client } from '../../../lib/client.ts'
import type { BulkResult } from '../../../lib/list/bulk/bulk-parts.ts'
import { useReason } from '../use-reason.ts'
import type { BulkAsked } from './bulk-dialog.tsx'

type Answer = Awaited<ReturnType<typeof client.backOffice.orders.actOnMany>>[number]
type Ask = (references: string[], action: OrderAction, asked: BulkAsked) => Promise<BulkResult[]>

/** Each order is judged on its own; a refusal comes in words. */
export function useActOnMany(): Ask {
	const reasonOf = useReason(null)
	const code = useCodeTexts('errors')
	const refusalOf = (answer: Omit<Answer, 'reference'>) => {
		if (answer.code === null) return null
		return answer.reason === null ? code(answer.code) : reasonOf(answer)
	}
	return async (references, action, asked) => {
		const answers = await client.backOffice.orders.actOnMany({ references, action, ...asked })
		return answers.map(({ reference, ...answer }) => ({
			key: reference,
			refusal: refusalOf(answer),
		}))
	}
}

import type { OrderAction } from '@gabarit/contract'
import { useCodeTexts } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import type { BulkResult } from '../../../lib/list/bulk/bulk-parts.ts'
import type { BulkAsked } from './bulk-dialog.tsx'

type Answer = Awaited<ReturnType<typeof client.backOffice.orders.actOnMany>>[number]
type Ask = (references: string[], action: OrderAction, asked: BulkAsked) => Promise<BulkResult[]>

/** Each order is judged on its own; a refusal comes in words. */
export function useActOnMany(): Ask {
	const { t } = useTranslation('errors')
	const code = useCodeTexts('errors')
	const refusalOf = (answer: Pick<Answer, 'code' | 'reason'>) => {
		if (answer.code === null) return null
		return answer.reason === null ? code(answer.code) : t(`reasons.${answer.reason}`)
	}
	return async (references, action, asked) => {
		const answers = await client.backOffice.orders.actOnMany({ references, action, ...asked })
		return answers.map(({ reference, ...answer }) => ({
			key: reference,
			refusal: refusalOf(answer),
		}))
	}
}

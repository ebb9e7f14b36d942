import type { OrderPage } from '@gabarit/contract'
import { useSession } from '../../../lib/session.ts'

/** Whether the viewer sells this order: a customer sees no cost, the supplier of another shop no sale price. */
export function useSells({ quote }: OrderPage): boolean {
	return useSession()?.seesCost === true && quote !== null
}

import { useSession } from '../../lib/session.ts'
import type { DashboardSearch } from './dashboard-address.ts'

/** Whether the figures are those of a shop; the workshop's count what it is paid, by the day it was ready. */
export function useSells({ as }: DashboardSearch): boolean {
	return useSession()?.seesSalePrices === true && as === undefined
}

import { useSession } from '../../lib/session.ts'
import type { DashboardSearch } from './dashboard-address.ts'
import { figuresOf } from './list-links.ts'

export function useFigures(search: DashboardSearch) {
	return figuresOf(useSession(), search)
}

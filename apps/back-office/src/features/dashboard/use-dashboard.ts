import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { type DashboardSearch, dashboardQueryOf } from './dashboard-address.ts'

export function useDashboard(search: DashboardSearch) {
	const query = dashboardQueryOf(search)
	return useQuery({
		queryKey: ['dashboard', query],
		queryFn: ({ signal }) => client.backOffice.dashboard.get(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

import type { Domain } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'

export function useDomain(): { domain: Domain | undefined; failed: boolean; retry: () => void } {
	const { data, isError, refetch } = useQuery({
		queryKey: ['domain'],
		queryFn: () => apiClient().configurator.init(),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 1,
	})
	return { domain: data, failed: isError, retry: () => void refetch() }
}

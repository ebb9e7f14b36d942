import type { DressingInit } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'

export function useDressing(): {
	dressing: DressingInit | undefined
	failed: boolean
	retry: () => void
} {
	const { data, isError, refetch } = useQuery({
		queryKey: ['dressing'],
		queryFn: () => apiClient().configurator.dressingInit(),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 2,
	})
	return {
		dressing: data,
		failed: isError,
		retry: () => void refetch(),
	}
}

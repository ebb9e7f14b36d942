import type { Domain } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'

/** Where the shop is: the country of a sale until its buyer says another. */
export function countryOf(domain: Pick<Domain, 'isFrenchReseller'> | undefined): 'BE' | 'FR' {
	return domain?.isFrenchReseller ? 'FR' : 'BE'
}

export function useDomain(): { domain: Domain | undefined; failed: boolean; retry: () => void } {
	const { data, isError, refetch } = useQuery({
		queryKey: ['domain'],
		queryFn: () => apiClient().configurator.init(),
		staleTime: Number.POSITIVE_INFINITY,
		retry: 1,
	})
	return { domain: data, failed: isError, retry: () => void refetch() }
}

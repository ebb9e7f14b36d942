import type { Availability } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'

/** null while the date is not known; without an answer the page leaves the line out. */
export function useAvailability(
	configuration: Configuration,
	country: 'BE' | 'FR',
): Availability | null {
	const [settled] = useDebouncedValue(configuration, 400)
	const { data } = useQuery({
		queryKey: ['availability', country, JSON.stringify(settled)],
		queryFn: () => apiClient().dressing.availability({ configuration: settled, country }),
		retry: false,
		staleTime: 600_000,
	})
	return data ?? null
}

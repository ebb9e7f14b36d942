import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

type Who = { email: string; resellerReference: string }
export type Kept = Awaited<ReturnType<typeof client.backOffice.people.preview>>

/** How much is kept of a person, for who may erase it. */
export function useKept({ email, resellerReference }: Who, isAsked: boolean) {
	const who = { email, resellerReference }
	return useQuery({
		queryKey: ['people', 'erasure', who],
		queryFn: ({ signal }) => client.backOffice.people.preview(who, { signal }),
		gcTime: 0,
		refetchOnWindowFocus: false,
		enabled: isAsked,
	})
}

export function isNobody({ account, ...counts }: Kept): boolean {
	return !account && Object.values(counts).every((count) => count === 0)
}

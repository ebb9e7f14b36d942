import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'

/** The operator's default ratings, for who may read them. */
export function useCommonRatings() {
	const isAdmin = useSession()?.account.isAdmin === true
	const { data } = useQuery({
		queryKey: ['prices', 'ratings'],
		queryFn: ({ signal }) => client.backOffice.prices.ratings.get(undefined, { signal }),
		enabled: isAdmin,
		staleTime: 60_000,
	})
	return isAdmin ? data?.pricing : undefined
}

import type { UserRow } from '@gabarit/contract'
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

type Ratings = NonNullable<ReturnType<typeof useCommonRatings>>['ratings']

/** What counts where he has none of his own; null where no rating does. */
export function sharedRatingOf(row: UserRow, ratings: Ratings): string | null {
	if (row.role === 'ProfessionalCustomer') return row.takesRating ? ratings.professional : null
	if (row.role === 'IndividualCustomer') return null
	return row.rating ?? (row.takesRating ? ratings.seller : ratings.reseller)
}

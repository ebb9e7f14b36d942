import type { UserRow } from './users.ts'

type Rated = Pick<UserRow, 'role' | 'rating' | 'takesRating'>
/** The common ones of the price lists. */
type Ratings = Record<'professional' | 'seller' | 'reseller', string>

/** What counts where he has none of his own, as the list and its file say it; null where no rating does. */
export function sharedRatingOf(row: Rated, ratings: Ratings): string | null {
	if (row.role === 'ProfessionalCustomer') return row.takesRating ? ratings.professional : null
	if (row.role === 'IndividualCustomer') return null
	return row.rating ?? (row.takesRating ? ratings.seller : ratings.reseller)
}

import type { DiscountPeriod, PromoCode } from '@gabarit/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

const key = (tenant: string | undefined) => ['discounts', tenant ?? 'host'] as const

type Discounts = { periods: DiscountPeriod[]; codes: PromoCode[] }

export function useDiscounts(tenant: string | undefined) {
	return useQuery<Discounts>({
		queryKey: key(tenant),
		queryFn: async ({ signal }) => {
			const calls = client.backOffice.discounts
			const [periods, codes] = await Promise.all([
				calls.periods.list({ tenant }, { signal }),
				calls.promoCodes.list({ tenant }, { signal }),
			])
			return { periods, codes }
		},
	})
}

/** What was written moves other rows and the sample price too. */
export function useReadAgain(tenant: string | undefined) {
	const queries = useQueryClient()
	return async () => {
		await queries.invalidateQueries({ queryKey: key(tenant) })
		await queries.invalidateQueries({ queryKey: ['price-sample'] })
	}
}

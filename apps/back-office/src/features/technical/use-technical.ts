import { ApiError, type Technical } from '@gabarit/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useShopInput } from '../../lib/shop.ts'

const keyOf = (shop: string | undefined) => ['technical', shop ?? null] as const

export function useTechnical() {
	const shop = useShopInput()
	return useQuery({
		queryKey: keyOf(shop.tenant),
		queryFn: ({ signal }) => client.backOffice.technical.get(shop, { signal }),
	})
}

export function useKeepTechnical() {
	const queries = useQueryClient()
	const { tenant } = useShopInput()
	return (technical: Technical) => queries.setQueryData(keyOf(tenant), technical)
}

/** The settings as another editor left them, and who that was. */
export function currentOf(error: unknown): { current: Technical; by: string | null } | null {
	if (!(error instanceof ApiError) || error.code !== 'settings_changed') return null
	return error.data as { current: Technical; by: string | null }
}

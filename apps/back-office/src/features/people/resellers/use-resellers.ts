import type { Reseller } from '@gabarit/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { type ListSearch, queryOf } from '../../../lib/list/list-address.ts'
import { usePageLimit } from '../../../lib/list/own-lists.ts'
import { resellerAddress } from './reseller-address.ts'

const calls = client.backOffice.resellers

export function useResellers(search: ListSearch) {
	const query = { ...queryOf(resellerAddress, search), ...usePageLimit(resellerAddress.list) }
	return useQuery({
		queryKey: ['people', 'resellers', query],
		queryFn: ({ signal }) => calls.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

const keyOf = (code: string) => ['people', 'reseller', code]

export function useReseller(code: string) {
	return useQuery({
		queryKey: keyOf(code),
		queryFn: ({ signal }) => calls.get({ code }, { signal }),
	})
}

/** The page takes the shop as it stands; the lists, and the names of the shops, are asked again. */
export function useKeepReseller() {
	const queries = useQueryClient()
	return (row: Reseller) => {
		queries.setQueryData(keyOf(row.code), row)
		void queries.invalidateQueries({ queryKey: ['people', 'resellers'] })
		void queries.invalidateQueries({ queryKey: ['session', 'me'] })
	}
}

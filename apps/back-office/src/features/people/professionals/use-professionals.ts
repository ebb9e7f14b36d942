import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { type ListSearch, queryOf } from '../../../lib/list/list-address.ts'
import { usePageLimit } from '../../../lib/list/own-lists.ts'
import { professionalAddress } from './professional-address.ts'

const calls = client.backOffice.professionals

export function useProfessionals(search: ListSearch) {
	const query = {
		...queryOf(professionalAddress, search),
		...usePageLimit(professionalAddress.list),
	}
	return useQuery({
		queryKey: ['people', 'professionals', query],
		queryFn: ({ signal }) => calls.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

const keyOf = (id: string) => ['people', 'professional', id]

export function useProfessional(id: string) {
	return useQuery({
		queryKey: keyOf(id),
		queryFn: ({ signal }) => calls.get({ id }, { signal }),
	})
}

/** What a change answers, over what was known; the lists are asked again. */
export function useKeepProfessional() {
	const queries = useQueryClient()
	return (row: { id: string }) => {
		queries.setQueryData(
			keyOf(row.id),
			(known: object | undefined) => known && { ...known, ...row },
		)
		void queries.invalidateQueries({ queryKey: ['people', 'professionals'] })
	}
}

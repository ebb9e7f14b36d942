import type { UserListQuery, UserRow } from '@gabarit/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { type ListSearch, queryOf } from '../../../lib/list/list-address.ts'
import { usePageLimit } from '../../../lib/list/own-lists.ts'
import { userAddress } from './user-address.ts'

const calls = client.backOffice.users

export function useUsers(search: ListSearch) {
	const query: UserListQuery = {
		...queryOf(userAddress, search),
		...usePageLimit(userAddress.list),
	}
	return useQuery({
		queryKey: ['people', 'users', query],
		queryFn: ({ signal }) => calls.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

const keyOf = (id: string) => ['people', 'user', id]

export function useUser(id: string) {
	return useQuery({
		queryKey: keyOf(id),
		queryFn: ({ signal }) => calls.get({ id }, { signal }),
	})
}

/** The page takes the account as it stands; lists and the account's history are asked again. */
export function useKeepUser() {
	const queries = useQueryClient()
	return (row: UserRow) => {
		queries.setQueryData(keyOf(row.id), row)
		void queries.invalidateQueries({ queryKey: ['people', 'users'] })
		void queries.invalidateQueries({ queryKey: ['people', 'of', row.id] })
	}
}

export function useUserSessions(id: string) {
	return useQuery({
		queryKey: ['people', 'of', id, 'sessions'],
		queryFn: ({ signal }) => calls.sessions({ id }, { signal }),
	})
}

export function useUserHistory(id: string) {
	return useQuery({
		queryKey: ['people', 'of', id, 'history'],
		queryFn: ({ signal }) => calls.history({ id }, { signal }),
	})
}

/** Roles that one may give in a shop; none while they are unknown. */
export function useGivenRoles(tenant: string) {
	const { data } = useQuery({
		queryKey: ['people', 'roles', tenant],
		queryFn: ({ signal }) => calls.roles({ tenant }, { signal }),
		staleTime: 60_000,
	})
	return data ?? []
}

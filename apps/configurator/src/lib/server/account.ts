// The server is asked only where the cookie that login sets is present, so a visitor's page sends no call.
import type { Account } from '@gabarit/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { forgetPersonState } from '../person-state.ts'
import { apiClient } from './client.ts'

const queryKey = ['account']

/** The person who is logged in, null for a visitor, undefined while it is not known. */
export function useAccount(): Account | null | undefined {
	const { data } = useQuery({
		queryKey,
		queryFn: readAccount,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	})
	return data
}

export function isReseller(account: Account | null | undefined): boolean {
	const roles: readonly string[] = ['ResellerEmployee', 'ResellerAdmin', 'Gabarit']
	return account !== null && account !== undefined && roles.includes(account.customerType)
}

/** Of one person only: the next one in this tab must not see them. */
export function forgetPerson(queries: QueryClient): void {
	for (const own of ['own', 'order']) queries.removeQueries({ queryKey: [own] })
}

export async function logOut(queries: QueryClient): Promise<void> {
	await apiClient().account.logout()
	queries.setQueryData(queryKey, null)
	forgetPerson(queries)
	forgetPersonState()
	await queries.invalidateQueries({ queryKey: ['domain'] })
	await queries.invalidateQueries({ queryKey: ['dressing'] })
}

async function readAccount(): Promise<Account | null> {
	if (!/(?:^|;\s*)signed_in=/u.test(document.cookie)) return null
	try {
		return await apiClient().account.get()
	} catch {
		// A failed look-up counts as an anonymous visitor (specification 8).
		return null
	}
}

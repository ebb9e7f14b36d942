// Who is connected. Only the cookie that login sets makes us ask: a visitor's page asks nothing.
import type { Account } from '@gabarit/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'

const queryKey = ['account']

/** The person connected, null for a visitor, undefined while it is not known. */
export function useAccount(): Account | null | undefined {
	const { data } = useQuery({
		queryKey,
		queryFn: readAccount,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	})
	return data
}

/** What a role may do here (specification 4). */
export function isReseller(account: Account | null | undefined): boolean {
	const roles: readonly string[] = ['ResellerEmployee', 'ResellerAdmin', 'Gabarit']
	return account !== null && account !== undefined && roles.includes(account.customerType)
}

/** Logs out and forgets the account and all that was shown for it. */
export async function logOut(queries: QueryClient): Promise<void> {
	await apiClient().account.logout()
	queries.setQueryData(queryKey, null)
	await queries.invalidateQueries({ queryKey: ['domain'] })
	await queries.invalidateQueries({ queryKey: ['dressing'] })
}

async function readAccount(): Promise<Account | null> {
	if (!/(?:^|;\s*)signed_in=/u.test(document.cookie)) return null
	try {
		return await apiClient().account.get()
	} catch {
		// A failed look-up is an anonymous visitor (specification 8).
		return null
	}
}

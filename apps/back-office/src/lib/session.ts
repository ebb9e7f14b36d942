import type { Account, Login } from '@gabarit/contract'
import { dismissToast } from '@gabarit/ui'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { client } from './client.ts'
import { forgetDrafts } from './draft-storage.ts'
import { keepListsOf } from './frame/last-list.ts'
import { sendUnseen } from './held/held.ts'

/** `shop`: what waits there; all else is the same. */
function meOf(shop?: string) {
	return queryOptions({
		queryKey: ['session', 'me', ...(shop === undefined ? [] : [shop])],
		queryFn: async ({ signal }) => {
			const me = await client.backOffice.session.me({ tenant: shop }, { signal })
			keepListsOf(me.account.email)
			return me
		},
		staleTime: 60_000,
	})
}

export const sessionQuery = meOf()

/** Login sets a readable marker beside the secret cookie; without it nobody is signed in. */
export function mayBeSignedIn(): boolean {
	return /(?:^|;\s*)signed_in=/.test(document.cookie)
}

/** What waits in the sections, of the chosen shop; undefined until it is counted. */
export function useWaiting(shop: string | undefined) {
	return useQuery(meOf(shop)).data?.waiting
}

export function useSession() {
	return useQuery(sessionQuery).data
}

/** A professional: he reads about his own orders, nothing is said of *the customer*. */
export function useIsCustomer(): boolean {
	return useSession()?.account.customerType === 'ProfessionalCustomer'
}

/** A shop's name by its code; the code, where it is none of those that the user sees. */
export function useShopName(): (code: string) => string {
	const shops = useSession()?.shops
	return (code) => shops?.find((shop) => shop.code === code)?.name ?? code
}

export function useLogin() {
	const queries = useQueryClient()
	return useMutation<Account, Error, Omit<Login, 'application'>>({
		mutationFn: (login) => client.account.login({ ...login, application: 'backOffice' }),
		onSuccess: () => queries.clear(),
	})
}

export function useLogOut() {
	const queries = useQueryClient()
	const router = useRouter()
	const { mutate, isPending } = useMutation({
		mutationFn: () => client.account.logout(),
		onSuccess: async () => {
			forgetDrafts()
			dismissToast()
			await router.navigate({ to: '/login', ignoreBlocker: true })
			queries.clear()
		},
	})
	/** What waits is refused without its session: it goes first, and a refusal of it is news of the next session. */
	const logOut = () => void sendUnseen().finally(() => mutate())
	return { logOut, isPending }
}

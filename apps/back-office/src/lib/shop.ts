// The shop that an admin has chosen. It stands in the address (`?shop=`); the page of one record has none there, so the
// choice of the page before is remembered.
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from './session.ts'
import { searchOfShop } from './shop-search.ts'

/** Another user has chosen none. */
let before: { user: string; shop: string | undefined } | null = null

/** Undefined: all shops in lists, the shop of the host in settings. */
export function useChosenShop(): string | undefined {
	const { shop }: { shop?: string } = useSearch({ strict: false })
	const user = useSession()?.account.email ?? ''
	const ofRecord = Object.keys(useParams({ strict: false })).length > 0
	useEffect(() => {
		if (!ofRecord) before = { user, shop }
	}, [ofRecord, user, shop])
	if (!ofRecord) return shop
	return before?.user === user ? before.shop : undefined
}

/** As the search of a link: the chosen shop stays when one goes on. */
export function useShopSearch(): { shop?: string } {
	const shop = useChosenShop()
	return shop === undefined ? {} : { shop }
}

/** Stays on the page; from a record it goes to its list, which may be of another shop. */
export function useChooseShop(): (shop: string | undefined) => void {
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const { part }: { part?: string } = useSearch({ strict: false })
	const ofRecord = Object.keys(useParams({ strict: false })).length > 0
	return (shop) => {
		const to = ofRecord ? pathname.replace(/\/[^/]+$/, '') : pathname
		const open = ofRecord || part === undefined ? {} : { part }
		void navigate({ to, search: searchOfShop(shop, open) })
	}
}

/** Whether the user administers all shops, of which there is more than one. */
export function useChoosesShop(): boolean {
	const session = useSession()
	return session?.account.isAdmin === true && session.shops.length > 1
}

/** As a part of the call: the chosen shop, else the host's. */
export function useShopInput(): { tenant?: string } {
	const shop = useChosenShop()
	return shop === undefined ? {} : { tenant: shop }
}

import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ListSearch } from './list-address.ts'

/** What the address of this list's page says, as its route has read it, and how it is changed. */
export function useListSearch() {
	const search: ListSearch = useSearch({ strict: false })
	const { pathname } = useMatch({ strict: false })
	const navigate = useNavigate()
	const router = useRouter()
	const onSearch = (next: ListSearch, replace = false) => {
		// Words that settle while a record opens are too late for its list.
		if (router.latestLocation.pathname !== pathname) return
		void navigate({ to: '.', search: next, replace })
	}
	return { search, onSearch }
}

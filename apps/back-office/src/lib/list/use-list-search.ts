import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListSearch } from './list-address.ts'

/** What the address of this list's page says, as its route has read it, and how it is changed. */
export function useListSearch() {
	const search: ListSearch = useSearch({ strict: false })
	const navigate = useNavigate()
	const onSearch = (next: ListSearch, replace = false) =>
		void navigate({ to: '.', search: next, replace })
	return { search, onSearch }
}

import { useEffect, useState } from 'react'
import { headOf } from './line-card.tsx'

/** Focuses the head of a line once it is there. */
export function useFocusOnHead(): (id: string) => void {
	const [wanted, setWanted] = useState<{ id: string } | null>(null)
	useEffect(() => {
		if (wanted === null) return
		const head = document.getElementById(headOf(wanted.id))
		head?.focus()
		head?.scrollIntoView({ block: 'nearest' })
	}, [wanted])
	return (id) => setWanted({ id })
}

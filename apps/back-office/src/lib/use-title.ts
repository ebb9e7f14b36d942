// The title of the tab: what the page shows, then the product.
import { useEffect } from 'react'

export function useTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Gabarit`
	}, [title])
}

import { useEffect } from 'react'

/** What the tab and a screen reader call the page. */
export function useDocumentTitle(title: string): void {
	useEffect(() => {
		document.title = title
	}, [title])
}

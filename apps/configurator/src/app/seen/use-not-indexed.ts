import { useEffect } from 'react'

/** A page that search engines leave out, for those that read it in spite of robots.txt. */
export function useNotIndexed(): void {
	useEffect(() => {
		const meta = document.createElement('meta')
		meta.name = 'robots'
		meta.content = 'noindex'
		document.head.append(meta)
		return () => meta.remove()
	}, [])
}

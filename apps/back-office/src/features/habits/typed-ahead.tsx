import { useEffect } from 'react'

type Props = { onTyped: (change: (typed: string) => string) => void; onClose: () => void }

/** In place of the palette while it loads: what is typed meanwhile is kept for it, and is no shortcut. */
export function TypedAhead({ onTyped, onClose }: Props) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey) return
			if (event.key === 'Escape') onClose()
			else if (event.key === 'Backspace') onTyped((typed) => typed.slice(0, -1))
			else if (event.key.length === 1) onTyped((typed) => typed + event.key)
			else return
			event.preventDefault()
			event.stopPropagation()
		}
		window.addEventListener('keydown', onKey, { capture: true })
		return () => window.removeEventListener('keydown', onKey, { capture: true })
	}, [onTyped, onClose])
	return null
}

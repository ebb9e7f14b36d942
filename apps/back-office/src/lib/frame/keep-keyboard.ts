// A closed dialog returns the focus to the button that opened it; where that is gone too, to the page's content.
import { useEffect, useState } from 'react'

export function keepKeyboard(): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body)
			document.getElementById('content')?.focus({ preventScroll: true })
	})
}

export function useReturnKeyboard(): void {
	const [before] = useState(() => document.activeElement)
	useEffect(
		() => () => {
			requestAnimationFrame(() => {
				if (before instanceof HTMLElement && before.isConnected) before.focus()
			})
			keepKeyboard()
		},
		[before],
	)
}

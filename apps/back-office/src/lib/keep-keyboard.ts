// Where the keyboard stands when what it stood on goes away: a closed dialog gives it back to what
// opened it, and where that is gone too, the page's content takes it.
import { useEffect, useState } from 'react'

/** Called after something that held the keyboard may have left the page. */
export function keepKeyboard(): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body)
			document.getElementById('content')?.focus({ preventScroll: true })
	})
}

/** For a dialog that stands only while it is open. */
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

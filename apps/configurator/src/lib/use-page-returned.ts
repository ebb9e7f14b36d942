import { useEffect, useEffectEvent } from 'react'

/** `act` where Back shows this page as it was left, with all its state. */
export function usePageReturned(act: () => void): void {
	const onReturn = useEffectEvent(act)
	useEffect(() => {
		const listener = ({ persisted }: PageTransitionEvent) => {
			if (persisted) onReturn()
		}
		globalThis.addEventListener('pageshow', listener)
		return () => globalThis.removeEventListener('pageshow', listener)
	}, [])
}

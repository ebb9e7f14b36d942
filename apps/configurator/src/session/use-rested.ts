// What is drawn behind the hand waits for it to rest, so that the hand never waits for the drawing.
import { startTransition, useEffect, useState } from 'react'

/** ms without a change: shorter than a look away from the hand. */
const pause = 250

/** While `moving`, the value that stood before, or that the hand last rested on. */
export function useRested<T>(value: T, moving: boolean): T {
	const [rested, setRested] = useState(value)
	if (!moving && rested !== value) setRested(value)
	useEffect(() => {
		if (!moving) return undefined
		const timer = setTimeout(() => startTransition(() => setRested(value)), pause)
		return () => clearTimeout(timer)
	}, [value, moving])
	return moving ? rested : value
}

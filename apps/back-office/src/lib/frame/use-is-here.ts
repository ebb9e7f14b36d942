import { useEffect, useRef } from 'react'

/** Whether the component still stands, asked once an answer comes: its page may have been left. */
export function useIsHere(): () => boolean {
	const here = useRef(true)
	useEffect(() => {
		here.current = true
		return () => {
			here.current = false
		}
	}, [])
	return () => here.current
}

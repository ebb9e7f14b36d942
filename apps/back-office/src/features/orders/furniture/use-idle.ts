// Heavy parts that the user did not ask for load once the page is idle.
import { useEffect, useState } from 'react'

const latestMs = 2000

export function useIdle(): boolean {
	const [idle, setIdle] = useState(false)
	useEffect(() => {
		if (!('requestIdleCallback' in window)) {
			const timer = setTimeout(() => setIdle(true), latestMs)
			return () => clearTimeout(timer)
		}
		const asked = requestIdleCallback(() => setIdle(true), { timeout: latestMs })
		return () => cancelIdleCallback(asked)
	}, [])
	return idle
}

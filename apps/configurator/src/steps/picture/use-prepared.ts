import { useCallback, useEffect, useState } from 'react'

export type Prepared<T> =
	| { state: 'preparing' }
	| { state: 'ready'; value: T }
	| { state: 'failed'; retry: () => void }

/** What takes a while, begun as soon as it is asked for and given up with who asked. `prepare` and `drop` stay the same. */
export function usePrepared<T>(
	prepare: (signal: AbortSignal) => Promise<T>,
	drop: (value: T) => void,
): Prepared<T> {
	const [count, setCount] = useState(0)
	const [prepared, setPrepared] = useState<Prepared<T>>({ state: 'preparing' })
	const retry = useCallback(() => {
		setPrepared({ state: 'preparing' })
		setCount((before) => before + 1)
	}, [])
	useEffect(() => {
		const stop = new AbortController()
		const { signal } = stop
		const made = prepare(signal)
		const follow = async () => {
			try {
				const value = await made
				if (!signal.aborted) setPrepared({ state: 'ready', value })
			} catch {
				if (!signal.aborted) setPrepared({ state: 'failed', retry })
			}
		}
		void follow()
		return () => {
			stop.abort()
			made.then(drop, () => undefined)
		}
		// oxlint-disable-next-line react/exhaustive-effect-dependencies -- each retry begins anew
	}, [prepare, drop, retry, count])
	return prepared
}

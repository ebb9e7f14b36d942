/** ms of work in a row where the browser does not say how much time there is. */
const slice = 8
const pause = 30
/** ms after which idle work gets its turn on a busy page too. */
const latest = 100

/**
 * Calls `work` once, as soon as nothing else is to be done; `goesOn` says how long it may last. Gives a way to call it
 * off.
 */
export function whenIdle(work: (goesOn: () => boolean) => void): () => void {
	if (typeof requestIdleCallback === 'function') {
		const id = requestIdleCallback(
			(deadline) => {
				const end = performance.now() + slice
				work(() => deadline.timeRemaining() > 1 || performance.now() < end)
			},
			{ timeout: latest },
		)
		return () => cancelIdleCallback(id)
	}
	const id = setTimeout(() => {
		const end = performance.now() + slice
		work(() => performance.now() < end)
	}, pause)
	return () => clearTimeout(id)
}

import { useEffect, useRef, useState } from 'react'
import { type AskMany, type BulkRun, runInParts } from './bulk-parts.ts'

/** Few enough for the count to move, many enough to be quick. */
export const mostAtOnce = 20

export function useBulkRun(
	onEnd: (run: BulkRun, left: readonly string[]) => void,
	atOnce = mostAtOnce,
) {
	const [run, setRun] = useState<BulkRun | null>(null)
	const stopped = useRef(false)
	// Another list is asked for: what is answered by then is done, the rest is not tried unseen.
	useEffect(
		() => () => {
			stopped.current = true
		},
		[],
	)

	async function start(keys: readonly string[], ask: AskMany, some = atOnce): Promise<void> {
		stopped.current = false
		const isStopped = () => stopped.current
		const ended = await runInParts(keys, ask, { atOnce: some, isStopped, onStep: setRun })
		onEnd(ended.run, ended.left)
	}

	return {
		run,
		start,
		/** After the rows that are being asked for. */
		stop: () => {
			stopped.current = true
		},
		forget: () => setRun(null),
	}
}

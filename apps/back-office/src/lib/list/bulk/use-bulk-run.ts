// An action on many rows, some at a time: what is done so far, and what refused.
import { useEffect, useRef, useState } from 'react'

export type BulkResult = { key: string; refusal: string | null }

export type BulkRun = {
	total: number
	done: number
	refused: readonly (BulkResult & { refusal: string })[]
	/** The server could not be reached: the others were not tried. */
	broken: boolean
	running: boolean
}

/** Few enough for the count to move, many enough to be quick. */
const atOnce = 20

type Ask = (keys: string[]) => Promise<BulkResult[]>
type Refused = BulkResult & { refusal: string }

export function useBulkRun(onEnd: (run: BulkRun, left: readonly string[]) => void) {
	const [run, setRun] = useState<BulkRun | null>(null)
	const stopped = useRef(false)
	// Another list is asked for: what is answered by then is done, the rest is not tried unseen.
	useEffect(
		() => () => {
			stopped.current = true
		},
		[],
	)

	async function start(keys: readonly string[], ask: Ask): Promise<void> {
		stopped.current = false
		let now: BulkRun = { total: keys.length, done: 0, refused: [], broken: false, running: true }
		setRun(now)
		let next = 0
		while (next < keys.length && !stopped.current && !now.broken) {
			const some = keys.slice(next, next + atOnce)
			try {
				const results = await ask(some)
				const refused = results.filter((one): one is Refused => one.refusal !== null)
				now = {
					...now,
					done: now.done + results.length - refused.length,
					refused: [...now.refused, ...refused],
				}
				next += some.length
			} catch {
				// Each answer stands for itself: what was answered is done, the rest stays chosen.
				now = { ...now, broken: true }
			}
			setRun(now)
		}
		const ended = { ...now, running: false }
		setRun(ended)
		onEnd(ended, [...ended.refused.map(({ key }) => key), ...keys.slice(next)])
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

// An action on many rows, some at a time: what is done so far, and what refused.
export type BulkResult = { key: string; refusal: string | null }

type Refused = BulkResult & { refusal: string }

export type BulkRun = {
	total: number
	done: number
	refused: readonly Refused[]
	/** The server could not be reached: the others were not tried. */
	broken: boolean
	running: boolean
}

export type AskMany = (keys: string[]) => Promise<BulkResult[]>

export function partsOf<Key>(keys: readonly Key[], most: number): Key[][] {
	return Array.from({ length: Math.ceil(keys.length / most) }, (_, index) =>
		keys.slice(index * most, (index + 1) * most),
	)
}

type Steps = {
	atOnce: number
	/** Asked before each part. */
	isStopped: () => boolean
	onStep: (run: BulkRun) => void
}

/** What was not tried or was refused is left. */
export async function runInParts(
	keys: readonly string[],
	ask: AskMany,
	{ atOnce, isStopped, onStep }: Steps,
): Promise<{ run: BulkRun; left: readonly string[] }> {
	let now: BulkRun = { total: keys.length, done: 0, refused: [], broken: false, running: true }
	onStep(now)
	let next = 0
	while (next < keys.length && !isStopped() && !now.broken) {
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
		onStep(now)
	}
	const run = { ...now, running: false }
	onStep(run)
	return { run, left: [...run.refused.map(({ key }) => key), ...keys.slice(next)] }
}

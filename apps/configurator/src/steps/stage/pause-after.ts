const shortest = 1000
const longest = 60_000

/** Milliseconds until the picture in space is tried again: twice as long after each loss before it stood. */
export function pauseAfter(losses: number): number {
	return Math.min(longest, shortest * 2 ** (losses - 1))
}

// Work that takes a millisecond or more takes turns: what comes back together is not worked off in one go, and between
// two turns the event loop answers whoever waits for less.

const waiting: (() => void)[] = []

/** One for each round of the event loop. */
function next(): void {
	waiting.shift()?.()
	if (waiting.length > 0) setImmediate(next)
}

/** Resolves in a round of the event loop of its own, behind all who asked before. */
export function ownTurn(): Promise<void> {
	return new Promise((resolve) => {
		waiting.push(resolve)
		if (waiting.length === 1) setImmediate(next)
	})
}

// When an option is tried: after a moment over it, until a moment after.

/** ms. A finger has to stay longer, since a tap chooses. */
export const tryWait = { pointer: 150, finger: 400, restore: 140 } as const

export type TryOutClock = {
	/** It may be tried after `wait` ms. */
	begin: (wait: number) => void
	/** It is left: what was before comes back after `wait` ms. */
	leave: (wait: number) => void
	isTrying: () => boolean
}

/** `say` hears each change once. */
export function tryOutClock(say: (trying: boolean) => void): TryOutClock {
	let timer: ReturnType<typeof setTimeout> | undefined
	let trying = false
	const become = (next: boolean, wait: number) => {
		clearTimeout(timer)
		if (next === trying) return
		const turn = () => {
			trying = next
			say(next)
		}
		if (wait === 0) turn()
		else timer = setTimeout(turn, wait)
	}
	return {
		begin: (wait) => become(true, wait),
		leave: (wait) => become(false, wait),
		isTrying: () => trying,
	}
}

// Random choices of the demo from a fixed seed: the same ones at every start.

export type Chance = {
	/** From 0 to below 1. */
	next: () => number
	is: (share: number) => boolean
	/** Both ends included. */
	between: (least: number, most: number) => number
	of: <T>(list: readonly T[]) => T
	weighted: <T>(shares: readonly (readonly [T, number])[]) => T
}

/** Lehmer's generator: its products stay exact in a double. */
const factor = 48_271
const modulus = 2_147_483_647

export function chanceOf(seed: number): Chance {
	let state = (Math.abs(seed) * 7919 + 12_345) % modulus || 1
	const next = () => {
		state = (state * factor) % modulus
		return state / modulus
	}
	// The first numbers of neighbouring seeds are alike.
	for (let i = 0; i < 5; i++) next()
	const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
	return {
		next,
		is: (share) => next() < share,
		between,
		of: (list) => {
			const found = list[between(0, list.length - 1)]
			if (found === undefined) throw new Error('nothing to choose from')
			return found
		},
		weighted: (shares) => {
			let left = next() * shares.reduce((sum, [, share]) => sum + share, 0)
			for (const [item, share] of shares) {
				left -= share
				if (left < 0) return item
			}
			throw new Error('nothing to choose from')
		},
	}
}

// Capacities add up from bay to bay, so one pass over the bays suffices. After each bay it keeps the states
// that no other state beats. Exact unless there are more such states than `width`.

/** `zones`: how many pieces of each wanted kind each zone can hold. */
export type Candidate = { id: string; zones: number[][]; moving: number; price: number }

/** `picks`: index of the candidate per bay; `held` never counts more than wanted. */
export type Layout = { picks: number[]; held: number[]; moving: number; price: number }

type State = {
	held: number[]
	moving: number
	price: number
	pick: number
	before: State | null
}

/** States of a first quick pass, which gives a lower bound of the answer. */
const QUICK = 24

/** Best first: largest of the smallest satisfied shares, then fewest moving parts, then lowest price. */
export function bestLayouts(
	bays: readonly (readonly Candidate[])[],
	wanted: readonly number[],
	width: number,
): Layout[] {
	const quick = width > 2 * QUICK ? walked(bays, wanted, QUICK, [])[0] : undefined
	return walked(bays, wanted, width, quick ? sharesOf(quick.held, wanted) : [])
}

// `least`: shares known to be reachable; a state that cannot reach them is dropped.
function walked(
	bays: readonly (readonly Candidate[])[],
	wanted: readonly number[],
	width: number,
	least: readonly number[],
): Layout[] {
	let states: State[] = [{ held: wanted.map(() => 0), moving: 0, price: 0, pick: -1, before: null }]
	const ahead = mostAhead(bays, wanted.length)
	bays.forEach((candidates, bay) => {
		const most = ahead[bay + 1] ?? []
		const able = grown(states, candidates, wanted).filter(
			({ held }) => compareShares(sharesOf(held, wanted, most), least) >= 0,
		)
		states = kept(able, wanted, most, width)
	})
	return states.map(layoutOf).toSorted((a, b) => compareLayouts(a, b, wanted))
}

export function compareLayouts(
	a: Omit<Layout, 'picks'>,
	b: Omit<Layout, 'picks'>,
	wanted: readonly number[],
): number {
	return (
		compareShares(sharesOf(b.held, wanted), sharesOf(a.held, wanted)) ||
		a.moving - b.moving ||
		a.price - b.price
	)
}

function layoutOf(state: State): Layout {
	const picks: number[] = []
	for (let step: State | null = state; step?.before; step = step.before) picks.push(step.pick)
	return { picks: picks.toReversed(), held: state.held, moving: state.moving, price: state.price }
}

function grown(
	states: readonly State[],
	candidates: readonly Candidate[],
	wanted: readonly number[],
): State[] {
	const best = new Map<number | string, State>()
	const isSmall = wanted.reduce((all, pieces) => all * (pieces + 1), 1) < Number.MAX_SAFE_INTEGER
	const keyOf = (held: readonly number[]) => (isSmall ? mixed(held, wanted) : held.join())
	const held = wanted.map(() => 0)
	for (const before of states) {
		candidates.forEach(({ zones, ...cost }, pick) => {
			fill(held, before.held, zones, wanted)
			const moving = before.moving + cost.moving
			const price = before.price + cost.price
			const key = keyOf(held)
			const known = best.get(key)
			if (known && !isCheaper({ moving, price }, known)) return
			best.set(key, { held: known?.held ?? [...held], moving, price, pick, before })
		})
	}
	return [...best.values()]
}

function mixed(held: readonly number[], wanted: readonly number[]): number {
	let key = 0
	for (let kind = 0; kind < held.length; kind++) {
		key = key * ((wanted[kind] ?? 0) + 1) + (held[kind] ?? 0)
	}
	return key
}

type Cost = Pick<State, 'moving' | 'price'>

function isCheaper(a: Cost, b: Cost): boolean {
	return a.moving < b.moving || (a.moving === b.moving && a.price < b.price)
}

function fill(
	held: number[],
	before: readonly number[],
	zones: readonly (readonly number[])[],
	wanted: readonly number[],
): void {
	for (let kind = 0; kind < held.length; kind++) held[kind] = before[kind] ?? 0
	for (const zone of zones) {
		for (let kind = 0; kind < held.length; kind++) {
			const now = held[kind] ?? 0
			const most = wanted[kind] ?? 0
			const pieces = zone[kind] ?? 0
			if (pieces === 0 || now >= most) continue
			held[kind] = Math.min(most, now + pieces)
			break
		}
	}
}

function mostAhead(bays: readonly (readonly Candidate[])[], count: number): number[][] {
	const ahead: number[][] = [Array.from({ length: count }, () => 0)]
	for (const candidates of bays.toReversed()) {
		const next = ahead[0] ?? []
		ahead.unshift(next.map((sum, kind) => sum + mostOf(candidates, kind)))
	}
	return ahead
}

function mostOf(candidates: readonly Candidate[], kind: number): number {
	return Math.max(
		0,
		...candidates.map(({ zones }) => zones.reduce((sum, zone) => sum + (zone[kind] ?? 0), 0)),
	)
}

// Keeps `width` states: drops those beaten in everything, then those with the worst prospect.
function kept(
	states: State[],
	wanted: readonly number[],
	ahead: readonly number[],
	width: number,
): State[] {
	if (states.length <= width) return states
	const prospects = states
		.map((state) => ({ state, shares: sharesOf(state.held, wanted, ahead, SHARE_AHEAD) }))
		.toSorted((a, b) => compareShares(b.shares, a.shares) || a.state.moving - b.state.moving)
	const front: State[] = []
	for (const { state } of prospects) {
		if (front.length === width) break
		if (!front.some((other) => beats(other, state))) front.push(state)
	}
	return front
}

/** All kinds share the bays ahead, so each may count on this part of what they could add. */
const SHARE_AHEAD = 0.35

function beats(a: State, b: State): boolean {
	if (a.moving > b.moving || (a.moving === b.moving && a.price > b.price)) return false
	for (let kind = 0; kind < a.held.length; kind++) {
		if ((a.held[kind] ?? 0) < (b.held[kind] ?? 0)) return false
	}
	return true
}

function sharesOf(
	held: readonly number[],
	wanted: readonly number[],
	more: readonly number[] = [],
	factor = 1,
): number[] {
	const shares: number[] = []
	for (let kind = 0; kind < held.length; kind++) {
		const pieces = (held[kind] ?? 0) + factor * (more[kind] ?? 0)
		const share = Math.min(1, pieces / (wanted[kind] ?? 1))
		let at = kind
		for (; at > 0 && (shares[at - 1] ?? 0) > share; at--) shares[at] = shares[at - 1] ?? 0
		shares[at] = share
	}
	return shares
}

function compareShares(a: readonly number[], b: readonly number[]): number {
	for (let i = 0; i < Math.min(a.length, b.length); i++) {
		const difference = (a[i] ?? 0) - (b[i] ?? 0)
		if (difference !== 0) return difference
	}
	return 0
}

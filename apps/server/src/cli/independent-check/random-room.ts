// Straight rooms as buyers could type them, drawn from a seed: the bounds of the measurement fields,
// nothing of the engine.

/** A repeatable draw: the same seed gives the same rooms (mulberry32). */
export function randomFrom(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}

type Slope = { low: number; run: number }

export type StraightRoom = {
	version: 1
	room: { width: number | number[] }
	hu: number | number[]
	walls?: 'None' | 'Left' | 'Right' | 'Both'
	baseboard?: { height: number; thickness: number }
	/** A ceiling that comes down to a side wall, by its low height there and how far it reaches. */
	slope?: { left?: Slope; right?: Slope }
	[field: string]: unknown
}

const kinds = ['Simple', 'Double'] as const
const templates = Array.from({ length: 32 }, (_, i) => String(i).padStart(2, '0'))

export function randomRoom(random: () => number): StraightRoom {
	const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
	const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
	const often = (share: number) => random() < share
	const width = between(320, 6000)
	const room: StraightRoom = {
		version: 1,
		room: { width: often(0.4) ? readings(width, between(0, 6), between) : width },
		hu: often(0.3) ? readings(between(1200, 2950), 4, between) : between(900, 2990),
	}
	if (often(0.6)) room.walls = pick(['None', 'Left', 'Right', 'Both'] as const)
	if (often(0.5)) room['depth'] = { center: between(300, 721) }
	if (often(0.6)) room['filler'] = fillers(between, often)
	if (often(0.3)) room.baseboard = { height: between(20, 140), thickness: between(5, 25) }
	if (often(0.2))
		room['margin'] = { left: between(0, 120), right: between(0, 120), back: between(0, 60) }
	if (often(0.4)) room['plinth'] = { height: pick([60, 80, 100, 120, 150]) }
	if (often(0.2)) room['type'] = pick(['wardrobe', 'shelves', 'drawer', 'top10'])
	if (often(0.4)) room['doors'] = pick([null, { style: 'Simple' }, { style: 'Simple' }])
	if (often(0.3)) room['handle'] = null
	if (often(0.25)) room.slope = slopes(room, between, pick)
	if (often(0.6)) room['runs'] = runs(width, between, pick, often)
	return room
}

type Between = (low: number, high: number) => number

function readings(smallest: number, spread: number, between: Between): number[] {
	return [smallest, smallest + between(0, spread), smallest + between(0, spread)]
}

function fillers(between: Between, often: (share: number) => boolean) {
	return {
		left: often(0.3) ? 0 : between(30, 200),
		right: often(0.3) ? 0 : between(30, 200),
		top: often(0.3) ? 0 : between(20, 300),
		oversize: between(0, 50),
		removal: between(0, 50),
		...(often(0.2) && {
			custom: [{ run: 'Main', after: between(0, 2), width: between(30, 200) }],
		}),
	}
}

/** Between 15 and 75 degrees or not: what is impossible is answered as such. */
function slopes(
	{ hu }: StraightRoom,
	between: Between,
	pick: <T>(list: readonly T[]) => T,
): NonNullable<StraightRoom['slope']> {
	const height = Math.min(...[hu].flat())
	const low = between(Math.min(300, height - 150), height - 120)
	return { [pick(['left', 'right'])]: { low, run: between(400, 2500) } }
}

/** About one module per 700 mm, filled from templates or from zones stacked freely. */
function runs(
	width: number,
	between: Between,
	pick: <T>(list: readonly T[]) => T,
	often: (share: number) => boolean,
) {
	const count = Math.max(1, Math.min(12, Math.round(width / between(450, 1000))))
	const bay = () =>
		often(0.7)
			? { template: pick(templates), ...(often(0.3) && { thickness: pick([18, 28]) }) }
			: { zones: zones(between, pick) }
	const modules = Array.from({ length: count }, () => {
		const kind = pick(kinds)
		const bays = kind === 'Double' ? [bay(), bay()] : [bay()]
		return { kind, ...(often(0.8) && { bays }), ...(often(0.1) && { doors: false }) }
	})
	return [{ side: 'Main', zones: [{ modules }] }]
}

const zoneKinds = [
	'Empty',
	'VariableShelve',
	'SlidingShelve',
	'RecessedDrawer',
	'OverlayDrawer',
	'Wardrobe',
	'TrouserRack',
] as const

function zones(between: Between, pick: <T>(list: readonly T[]) => T) {
	return Array.from({ length: between(1, 3) }, () => ({ kind: pick(zoneKinds) }))
}

import {
	BACK_VOID,
	type Bay,
	type Furniture,
	type InteriorKind,
	type Module,
	type Run,
} from '@gabarit/engine'

/** mm in the run's axes. */
export type ZoneSpace = {
	run: Run['side']
	/** Run, module, bay, zone. */
	key: string
	kind: InteriorKind
	x: number
	width: number
	back: number
	front: number
	bottom: number
	height: number
	/** Axis of what things hang from, above the finished floor; null where nothing hangs. */
	rail: number | null
	/** Undersides of its shelves above the finished floor. */
	shelves: number[]
	shelfThickness: number
	count: number
	pitch: number
	top: boolean
}

function zonesOf(side: Run['side'], module: Module, bay: Bay, name: string) {
	return bay.zones.map(
		(zone, i): ZoneSpace => ({
			run: side,
			key: `${name} ${i}`,
			kind: zone.kind,
			x: bay.x,
			width: bay.width,
			back: module.y + BACK_VOID,
			front: module.y + module.depth,
			bottom: zone.bottom,
			height: zone.height,
			rail: zone.rail,
			shelves: zone.shelves,
			shelfThickness: bay.shelfThickness,
			count: zone.count,
			pitch: zone.pitch,
			top: i === bay.zones.length - 1,
		}),
	)
}

export function zoneSpacesOf({ runs }: Pick<Furniture, 'runs'>): ZoneSpace[] {
	return runs.flatMap((run) =>
		run.modules.flatMap((module, m) =>
			module.bays.flatMap((bay, b) => zonesOf(run.side, module, bay, `${run.side} ${m} ${b}`)),
		),
	)
}

/** A free height between two shelves, or between a shelf and the zone's end. */
export type Compartment = { bottom: number; height: number; index: number; last: boolean }

export function compartmentsOf(zone: ZoneSpace): Compartment[] {
	const undersides = zone.shelves.toSorted((a, b) => a - b)
	const floors = [zone.bottom, ...undersides.map((height) => height + zone.shelfThickness)]
	const tops = [...undersides, zone.bottom + zone.height]
	return floors.map((bottom, index) => ({
		bottom,
		height: (tops[index] ?? bottom) - bottom,
		index,
		last: index === floors.length - 1,
	}))
}

// Where each module of a run stands, and its bays (domain 2.2): widths first, boards later.
import type { Design, DesignModule } from '../configuration/design.ts'
import { CARCASS, floorMm } from '../constants.ts'
import type { RunSpace } from '../room/run-space.ts'
import { type ModuleKind, unitsOf } from './module-counts.ts'
import { type ModuleShape, moduleShape, undersideAt } from './module-shape.ts'
import { splitRun } from './split-run.ts'

/** Local x along the run, clear width (both may be halves of a millimetre), and clear height at the low end. */
export type BayPlace = { x: number; width: number; height: number }
export type ModulePlace = {
	kind: ModuleKind
	x: number
	width: number
	shape: ModuleShape
	bays: BayPlace[]
}

/** Places modules from the run's start on, custom fillers between them left out. */
export function modulePlacesOf(
	modules: readonly Pick<DesignModule, 'kind'>[],
	space: Pick<RunSpace, 'start' | 'length' | 'side' | 'envelope' | 'plinth'>,
	{ filler: { custom }, slope: { stepped } }: Pick<Design, 'filler' | 'slope'>,
): ModulePlace[] {
	const widths = splitRun(
		space.length,
		modules.map((module) => unitsOf(module.kind)),
	)
	let x = space.start
	return modules.map((module, i) => {
		x += customWidthAfter(custom, space.side, i)
		const width = widths[i] ?? 0
		const shape = moduleShape(space.envelope, x, x + width, stepped)
		const bays = baysOf(module.kind, x, width).map((bay) => ({
			...bay,
			height: bayHeight(shape, bay, space.plinth),
		}))
		const place = { kind: module.kind, x, width, shape, bays }
		x += width
		return place
	})
}

/** Width of the custom fillers that stand after that many modules. */
export function customWidthAfter(
	custom: Design['filler']['custom'],
	side: RunSpace['side'],
	after: number,
): number {
	return custom
		.filter((filler) => filler.run === side && filler.after === after)
		.reduce((sum, filler) => sum + filler.width, 0)
}

// From the bottom panel to the underside of the top, where that is lowest over the bay.
function bayHeight(shape: ModuleShape, bay: { x: number; width: number }, plinth: number): number {
	const under = (x: number) => undersideAt(shape.line, x, CARCASS)
	return floorMm(Math.min(under(bay.x), under(bay.x + bay.width)) - plinth - CARCASS)
}

function baysOf(kind: ModuleKind, x: number, width: number): { x: number; width: number }[] {
	if (kind === 'Simple') return [{ x: x + CARCASS, width: width - 2 * CARCASS }]
	const clear = (width - 3 * CARCASS) / 2
	return [
		{ x: x + CARCASS, width: clear },
		{ x: x + 2 * CARCASS + clear, width: clear },
	]
}

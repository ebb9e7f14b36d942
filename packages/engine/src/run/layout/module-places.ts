import { CARCASS, floorMm } from '../../constants.ts'
import type { Design, DesignModule, Shown } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import type { ModuleKind } from './module-counts.ts'
import { type ModuleShape, moduleShape, undersideAt } from './module-shape.ts'
import { hiddenAt, isBlindAt, widthsOf } from './run-layout.ts'

/**
 * Local x along the run and clear width (both may be halves of a millimetre), clear height at the low end.
 * `side`: height of its module's lower side; `level`: under a level top.
 */
export type BayPlace = {
	x: number
	width: number
	height: number
	side: number
	level: boolean
	blind: boolean
}
export type ModulePlace = {
	kind: ModuleKind
	x: number
	width: number
	shape: ModuleShape
	bays: BayPlace[]
	space: RunSpace
	/** Passes into a corner; `hidden` of its width lies behind the neighbour run. */
	blind: boolean
	hidden: number
	shown?: Shown
	slot?: number
	/** A top holds it: it needs no brackets to the wall. */
	held?: true
	backless?: true
}

/** From the start of a zone, around custom fillers; `first`: index in the run of the first module. */
export function modulePlacesOf(
	modules: readonly Pick<DesignModule, 'kind' | 'shown' | 'slot' | 'backless'>[],
	space: RunSpace,
	{ filler: { custom }, slope: { stepped } }: Pick<Design, 'filler' | 'slope'>,
	first = 0,
): ModulePlace[] {
	const widths = widthsOf(
		space,
		modules.map((module) => module.kind),
	)
	let x = space.start
	return modules.map((module, i) => {
		x += customWidthAfter(custom, space.side, first + i)
		const width = widths[i] ?? 0
		const blind = isBlindAt(space, i, modules.length)
		const shape = moduleShape(space.envelope, x, x + width, stepped)
		const bays = baysOf(module.kind, x, width).map((bay) => ({
			...bay,
			height: bayHeight(shape, bay, space),
			side: Math.min(shape.heightLeft, shape.heightRight),
			level: shape.top === 'Straight' && space.back === null,
			blind,
		}))
		const hidden = blind ? hiddenAt(space, i) : 0
		const { kind, shown, slot, backless } = module
		const own = {
			...(shown && { shown }),
			...(slot && { slot }),
			...(backless && { backless }),
		}
		const place = { kind, x, width, shape, bays, blind, hidden, space, ...own }
		x += width
		return place
	})
}

export function customWidthAfter(
	custom: Design['filler']['custom'],
	side: RunSpace['side'],
	after: number,
): number {
	return custom
		.filter((filler) => filler.run === side && filler.after === after)
		.reduce((sum, filler) => sum + filler.width, 0)
}

function bayHeight(
	shape: ModuleShape,
	bay: { x: number; width: number },
	{ plinth, back }: Pick<RunSpace, 'plinth' | 'back'>,
): number {
	const under = (x: number) => undersideAt(shape.line, x, CARCASS)
	const along = floorMm(Math.min(under(bay.x), under(bay.x + bay.width)) - plinth - CARCASS)
	// Under a back slope templates count to the front edge (domain 3.5, BACK).
	return back ? Math.min(along, back.front - plinth - 2 * CARCASS) : along
}

function baysOf(kind: ModuleKind, x: number, width: number): { x: number; width: number }[] {
	if (kind === 'Simple') return [{ x: x + CARCASS, width: width - 2 * CARCASS }]
	const clear = (width - 3 * CARCASS) / 2
	return [
		{ x: x + CARCASS, width: clear },
		{ x: x + 2 * CARCASS + clear, width: clear },
	]
}

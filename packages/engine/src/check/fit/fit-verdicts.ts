// The verdict on each run: fits surely, fits if the walls are as read, or measure a line again (domain 3.6).
import type { Catalogue } from '../../catalogue.ts'
import { EPSILON } from '../../constants.ts'
import type { RunSide } from '../../issue.ts'
import { runSidesOf } from '../../room/corner.ts'
import type { RoomChoices } from '../../room/fields.ts'
import { placeOfEnd } from '../../room/run-ends.ts'
import { type Design, modulesOf } from '../../run/design.ts'
import { frontPlansOf } from '../../run/front/front-plans.ts'
import { withOpeningSides } from '../../run/front/opening-sides.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import { ceilingConditions, topSizeOf } from './ceiling-fit.ts'
import { type Condition, culpritOf, type FitPlace } from './condition.ts'
import { contradictionsOf } from './contradictions.ts'
import { EXACT, type Tolerance, toleranceOf } from './tolerance.ts'
import { wallConditions } from './wall-fit.ts'
import { endConditions, type FrontsBeside, sizeOf } from './width-fit.ts'

/** The filler or play in the smallest and in the largest room that the readings allow, mm. */
export type FitFiller = { place: 'Left' | 'Right' | 'Top'; lo: number; hi: number }

/** `line`: the stored field that decides; `reading`: which of its several readings. Null where the run surely fits. */
export type FitVerdict = {
	run: RunSide
	verdict: 'fits' | 'fits_if_true' | 'measure_again'
	line: string | null
	reading: number | null
	place: FitPlace | null
	kind: 'least' | 'most'
	measured: number
	limit: number
	fillers: FitFiller[]
}

/** Runs without modules get a verdict only where their readings contradict each other. */
export function fitVerdictsIn(
	configuration: RoomChoices,
	design: Design,
	catalogue: Catalogue,
): FitVerdict[] {
	return runSidesOf(design.footprint).flatMap((run) => {
		const verdict = verdictOf(configuration, design, catalogue, run)
		return verdict ? [verdict] : []
	})
}

function verdictOf(
	configuration: RoomChoices,
	design: Design,
	catalogue: Catalogue,
	run: RunSide,
): FitVerdict | null {
	const context = runContextOf(configuration, design, catalogue, run)
	return verdictIn(context, context.places.length > 0)
}

/** `stands`: there is something that must fit; else only the readings are judged. */
export function verdictIn(context: RunContext, stands = true): FitVerdict | null {
	const { configuration, design, space } = context
	const run = space.side
	const own = toleranceOf(design.source)
	const [contradiction] = contradictionsOf(configuration, design, run)
	const fillers = stands ? fillersOf(context, own) : []
	if (contradiction) {
		return { run, verdict: 'measure_again', kind: 'most', ...contradiction, place: null, fillers }
	}
	if (!stands) return null
	const [atTolerance, asRead] = [own, EXACT].map((tolerance) => tightestOf(context, tolerance))
	if (!atTolerance || !asRead) return null
	if (holds(atTolerance)) {
		return { run, verdict: 'fits', line: null, reading: null, ...figuresOf(atTolerance), fillers }
	}
	const isTrue = holds(asRead)
	const failing = isTrue ? atTolerance : asRead
	return {
		run,
		verdict: isTrue ? 'fits_if_true' : 'measure_again',
		...(culpritOf(failing) ?? { line: null, reading: null }),
		...figuresOf(failing),
		fillers,
	}
}

const holds = ({ slack }: Condition) => slack >= -EPSILON

// To a tenth, never better than it is.
function figuresOf({ place, kind, measured, limit }: Condition) {
	const tenths = measured * 10
	const shown = kind === 'least' ? Math.floor(tenths + EPSILON) : Math.ceil(tenths - EPSILON)
	return { place, kind, measured: shown / 10, limit }
}

type RunContext = {
	configuration: RoomChoices
	design: Design
	space: RunSpace
	places: readonly ModulePlace[]
	fronts: FrontsBeside
}

function runContextOf(
	configuration: RoomChoices,
	design: Design,
	catalogue: Catalogue,
	side: RunSide,
): RunContext {
	const zones = runZonesOf(design, side)
	const { space } = zones
	const places = runPlacesOf(zones, design)
	const plans = withOpeningSides(
		modulesOf(design, side).flatMap((module, i) => {
			const place = places[i]
			return place ? frontPlansOf(module, i, place, design) : []
		}),
		space,
		design,
	)
	const model = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	const fronts = { handle: model?.projection ?? 0, plans }
	return { configuration, design, space, places, fronts }
}

// Of two places as tight the first counts: width, wall, height.
function tightestOf(context: RunContext, tolerance: Tolerance): Condition | undefined {
	const { design, space, fronts } = context
	return [
		...endConditions(design, space, fronts, tolerance),
		...wallConditions(design, space, tolerance),
		...ceilingConditions({ ...context, tolerance }),
	].toSorted((a, b) => a.slack - b.slack)[0]
}

function fillersOf(context: RunContext, tolerance: Tolerance): FitFiller[] {
	const { design, space } = context
	const ends = (['left', 'right'] as const).flatMap((end): FitFiller[] => {
		const { kind } = space[end]
		if (kind === 'Cheek' || kind === 'Corner') return []
		const place = placeOfEnd(space.side, end)
		return [{ place, ...sizeOf(design, space, end, tolerance) }]
	})
	const top = topSizeOf({ ...context, tolerance })
	return top ? [...ends, { place: 'Top', ...top }] : ends
}

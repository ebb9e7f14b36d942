// What only a flight asks of a design (domain 23.4), and what its rules say in other words than a run does.
import { GAP } from '../../constants.ts'
import { createIssue } from '../../create-issue.ts'
import type { Issue, IssueCode } from '../../issue.ts'
import { smallest } from '../../room/readings.ts'
import type { Design } from '../../run/design.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { bayFloor } from '../../run/module/bay/bay-size.ts'
import { interiorLimits } from '../../run/module/fittings.ts'
import type { Misfit } from '../../run/module/misfit.ts'
import { SLOPE_READINGS } from '../../run/space/room-issues.ts'
import { edgesOver, pitchesOf } from './fills.ts'
import { type Flight, flightOf } from './flight.ts'
import { REACHED_DEPTH, STEP } from './limits.ts'
import type { StairModule, StairsFurnitureConfiguration } from './schema.ts'

type Chosen = { design: Design; modules: readonly StairModule[] }

/** Those of the readings, then those of each module. */
export function stairIssues(
	configuration: StairsFurnitureConfiguration,
	{ design, modules }: Chosen,
): Issue[] {
	const flight = flightOf(configuration)
	const places = runPlacesOf(runZonesOf(design, 'Main'), design)
	const ofModules = modules.flatMap((choice, i) => {
		const place = places[i]
		return place ? moduleIssues(choice, i, place, design) : []
	})
	return [...readingIssues(flight, design), ...ofModules]
}

/** Whether a meter or a boiler breathes under the flight is asked until a module leaves it in reach. */
export function ventHint(modules: readonly StairModule[]): Issue[] {
	const isInReach = modules.some((choice) => choice.fill === 'Empty' && choice.hatch === true)
	return isInReach ? [] : [createIssue({ code: 'stair_vent', severity: 'hint', field: 'modules' })]
}

function readingIssues(flight: Flight, design: Design): Issue[] {
	const { rise, going } = flight
	const step = 2 * rise + going
	const limit = step < STEP.min ? STEP.min : STEP.max
	const isDoubtful = step < STEP.min || step > STEP.max
	const apart = highApart(flight, design)
	return [
		...(isDoubtful
			? [
					createIssue({
						code: 'stair_readings_doubtful',
						severity: 'warning',
						field: 'stair.rise',
						measured: step,
						limit,
					}),
				]
			: []),
		...(apart > SLOPE_READINGS
			? [
					createIssue({
						code: 'slope_readings_disagree',
						field: 'stair.high',
						measured: Math.round(apart),
						limit: SLOPE_READINGS,
					}),
				]
			: []),
	]
}

/** mm between the height read at the high end and the one that the steps give (domain 23.1). */
function highApart({ high, height, tan, access }: Flight, design: Design): number {
	if (high === null) return 0
	const along = access === 'Side' ? smallest(design.width) : design.depth.center
	return Math.abs(Math.min(smallest(design.hu), height + along * tan) - high)
}

function moduleIssues(
	choice: StairModule,
	index: number,
	place: ModulePlace,
	design: Design,
): Issue[] {
	const { space, bays } = place
	const [bay] = bays
	if (!bay) return []
	const misfits = [...depthMisfits(choice, place), ...heightMisfits(choice, place, design)]
	const at = [bay.x, space.standoff, bayFloor(space)] as const
	return misfits.map((misfit) =>
		createIssue({ ...misfit, field: `modules.${index}`, run: 'Main', module: index, bay: 0, at }),
	)
}

const comesOut: ReadonlySet<StairModule['fill']> = new Set(['PullOut', 'Empty'])

function depthMisfits({ fill }: StairModule, { space }: ModulePlace): Misfit[] {
	if (comesOut.has(fill) || space.carcassDepth <= REACHED_DEPTH) return []
	return [{ code: 'too_deep_to_reach', measured: space.carcassDepth, limit: REACHED_DEPTH }]
}

// Drawer fronts count from the carcass bottom to the low end of the front; a rail needs the bay's own height.
function heightMisfits(choice: StairModule, place: ModulePlace, design: Design): Misfit[] {
	if (choice.fill === 'Drawers') {
		const measured = pitchesOf(choice, place, design).reduce((sum, pitch) => sum + pitch, 0)
		const limit = edgesOver(place, design).low + GAP
		return measured > limit ? [{ code: 'stack_too_high', measured, limit }] : []
	}
	const measured = place.bays[0]?.height ?? 0
	const { heightMin } = interiorLimits.Wardrobe
	if (choice.fill !== 'Rail' || measured >= heightMin) return []
	return [{ code: 'zone_too_low', measured, limit: heightMin, data: { kind: 'Wardrobe' } }]
}

/** Said by the run and by the flight of one module: the flight's figures are the ones to read. */
const saidTwice: Partial<Record<IssueCode, readonly IssueCode[]>> = {
	stack_too_high: ['stack_too_high', 'door_too_short'],
	zone_too_low: ['stack_too_high'],
}

/** Hints on stacks made by hand, which no module under a flight is. */
const notOfStairs: ReadonlySet<IssueCode> = new Set(['stiffness_shelf'])

export function withoutRepeats(ofRun: readonly Issue[], ofStair: readonly Issue[]): Issue[] {
	const isSaid = ({ code, module }: Issue) =>
		ofStair.some((own) => own.module === module && saidTwice[own.code]?.includes(code))
	return ofRun.filter((issue) => !notOfStairs.has(issue.code) && !isSaid(issue))
}

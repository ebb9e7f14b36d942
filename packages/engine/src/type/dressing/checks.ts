import type { Catalogue } from '../../catalogue.ts'
import {
	access,
	boardLoad,
	longestBoard,
	moduleWidth,
	widestBoard,
} from '../../check/board-checks.ts'
import { type CheckContext, type Measure, type Measuring, passes } from '../../check/check.ts'
import {
	cornerClear,
	doorSwing,
	handleClearance,
	hingeShelf,
	leafWeight,
	leafWidth,
	passage,
	pushWeight,
	roomToOpen,
	stiffener,
} from '../../check/front-checks.ts'
import {
	antiTip,
	cornerSquare,
	fillerMaximum,
	fillerMinimum,
	fit,
	floorFinish,
	floorSlope,
	skirtingFiller,
	skirtingNotch,
	tiltingCheck,
	topFillerReach,
	wallDeviation,
} from '../../check/room-checks.ts'
import {
	drawerBehindHinge,
	hangingDepth,
	hangingHeight,
	ledFiller,
	railSag,
	reach,
	shelfSag,
	stiffnessShelf,
} from '../../check/shelf-checks.ts'
import type { Point3 } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { IssueCode, Remedy } from '../../issue.ts'
import { runSidesOf } from '../../room/corner.ts'
import { runSpaceOf } from '../../run/space/run-space.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildDressing } from './build.ts'
import { completeDressing } from './complete.ts'
import { moduleCountOptions } from './option/module-options.ts'
import type { Configuration } from './schema.ts'

const measures = {
	fit,
	shelf_sag: shelfSag,
	leaf_weight: leafWeight,
	wall_deviation: wallDeviation,
	handle_clearance: handleClearance,
	longest_board: longestBoard,
	hanging_height: hangingHeight,
	hanging_depth: hangingDepth,
	tilting_height: tiltingCheck,
	module_width: moduleWidth,
	room_to_open: roomToOpen,
	passage,
	door_swing: doorSwing,
	corner_clearance: cornerClear,
	access,
	anti_tip: antiTip,
	stiffener,
	stiffness_shelf: stiffnessShelf,
	rail_sag: railSag,
	reach,
	drawer_behind_hinge: drawerBehindHinge,
	hinge_shelf: hingeShelf,
	leaf_width: leafWidth,
	push_weight: pushWeight,
	led_filler: ledFiller,
	filler_minimum: fillerMinimum,
	filler_maximum: fillerMaximum,
	top_filler_reach: topFillerReach,
	corner_square: cornerSquare,
	skirting_filler: skirtingFiller,
	skirting_notch: skirtingNotch,
	floor_slope: floorSlope,
	floor_finish: floorFinish,
	widest_board: widestBoard,
	board_load: boardLoad,
} as const satisfies Record<string, Measuring>

export type CheckCode = keyof typeof measures
export const checkCodes = Object.keys(measures) as CheckCode[]

export const issueOfCheck: Partial<Record<CheckCode, readonly IssueCode[]>> = {
	tilting_height: ['assemble_standing'],
	hanging_depth: ['hangers_angled'],
	access: ['access_not_asked', 'access_too_small'],
	anti_tip: ['anti_tip'],
	stiffener: ['stiffener'],
	stiffness_shelf: ['stiffness_shelf'],
	top_filler_reach: ['filler_too_small_for_deviation'],
	skirting_notch: ['skirting_needs_standoff'],
}

/** `most`: measured may not exceed the limit; `least`: it must reach it. `at`: in world axes. */
export type Check = {
	code: CheckCode
	state: 'ok' | 'hint' | 'warning'
	kind: 'most' | 'least'
	unit: 'mm' | 'kg'
	measured: number
	limit: number
	at: Point3
	remedy?: Remedy
}

export function checksOfDressing(
	furniture: Furniture,
	configuration: Configuration,
	catalogue: Catalogue,
): Check[] {
	const context = contextOf(furniture, configuration, catalogue)
	return checkCodes.flatMap((code) => {
		const measure = measures[code](context)
		return measure ? [judge(code, measure, context)] : []
	})
}

type DressingContext = CheckContext & { configuration: Configuration }

function contextOf(
	furniture: Furniture,
	configuration: Configuration,
	catalogue: Catalogue,
): DressingContext {
	const design = completeDressing(configuration, catalogue)
	const sides = runSidesOf(design.footprint).filter((side) => side !== 'Main')
	const spaces: CheckContext['spaces'] = [
		runSpaceOf(design, 'Main'),
		...sides.map((side) => runSpaceOf(design, side)),
	]
	const moreModules = () => moreModulesThan(furniture.runs[0]?.modules.length ?? 0)
	return { furniture, configuration, design, catalogue, moreModules, spaces }

	function moreModulesThan(now: number): Remedy[] {
		return moduleCountOptions(configuration, catalogue, 'Main')
			.filter(({ available, count }) => available && count > now)
			.slice(0, 3)
			.map((option) => ({ runs: option.configuration.runs }))
	}
}

function judge(code: CheckCode, measure: Measure, context: DressingContext): Check {
	const { otherwise, candidates, isFine: _, ...facts } = measure
	if (passes(measure)) return { code, state: 'ok', ...facts }
	const remedy = candidates?.().find((candidate) => mends(code, candidate, context))
	return { code, state: otherwise, ...facts, ...(remedy && { remedy }) }
}

// A remedy is offered only where the furniture can still be made and the check then passes.
function mends(code: CheckCode, remedy: Remedy, context: DressingContext): boolean {
	const { configuration, catalogue } = context
	const mended = applyRemedy(configuration, remedy)
	const result = buildDressing(mended, catalogue)
	if (!result.ok) return false
	const measure = measures[code](contextOf(result.value, mended, catalogue))
	return measure === null || passes(measure)
}

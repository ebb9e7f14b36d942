import type { Catalogue } from '../../catalogue.ts'
import {
	access,
	boardLoad,
	longestBoard,
	lowerCarcasses,
	moduleWidth,
	widestBoard,
} from '../../check/board-checks.ts'
import { type Check, type CheckContext, judgeAll, type Measuring } from '../../check/check.ts'
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
import type { Furniture } from '../../furniture/furniture.ts'
import type { IssueCode, Remedy } from '../../issue.ts'
import { runSidesOf } from '../../room/corner.ts'
import { runSpaceOf } from '../../run/space/run-space.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildDressing } from './build.ts'
import { completeDressing } from './complete.ts'
import { moduleCountOptions } from './option/module-options.ts'
import type { DressingConfiguration } from './schema.ts'

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

export type DressingCheck = keyof typeof measures
export const checkCodesOfDressing = Object.keys(measures) as DressingCheck[]

/** The hint that says the same as a check. */
export const issueOfCheck: Readonly<Partial<Record<string, readonly IssueCode[]>>> = {
	tilting_height: ['assemble_standing'],
	hanging_depth: ['hangers_angled'],
	access: ['access_not_asked', 'access_too_small'],
	anti_tip: ['anti_tip'],
	stiffener: ['stiffener'],
	stiffness_shelf: ['stiffness_shelf'],
	top_filler_reach: ['filler_too_small_for_deviation'],
	skirting_notch: ['skirting_needs_standoff'],
} satisfies Partial<Record<DressingCheck, readonly IssueCode[]>>

export function checksOfDressing(
	furniture: Furniture,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): Check<DressingCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => contextAfter(remedy, context))
}

type DressingContext = CheckContext & { configuration: DressingConfiguration }

function contextOf(
	furniture: Furniture,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingContext {
	const design = completeDressing(configuration, catalogue)
	const sides = runSidesOf(design.footprint).filter((side) => side !== 'Main')
	const main = runSpaceOf(design, 'Main')
	const spaces: CheckContext['spaces'] = [main, ...sides.map((side) => runSpaceOf(design, side))]
	const moreModules = () => moreModulesThan(furniture.runs[0]?.modules.length ?? 0)
	const shorter = (excess: number) => [lowerCarcasses(main, excess), ...moreModules()]
	return {
		furniture,
		configuration,
		design,
		catalogue,
		access: design.access,
		shorter,
		moreModules,
		spaces,
	}

	function moreModulesThan(now: number): Remedy[] {
		return moduleCountOptions(configuration, catalogue, 'Main')
			.filter(({ available, count }) => available && count > now)
			.slice(0, 3)
			.map((option) => ({ runs: option.configuration.runs }))
	}
}

/** null where the furniture can no longer be made. */
function contextAfter(
	remedy: Remedy,
	{ configuration, catalogue }: DressingContext,
): DressingContext | null {
	const mended = applyRemedy(configuration, remedy)
	const result = buildDressing(mended, catalogue)
	return result.ok ? contextOf(result.value, mended, catalogue) : null
}

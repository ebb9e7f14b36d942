import type { Catalogue } from '../../catalogue.ts'
import {
	access,
	boardLoad,
	longestBoard,
	moduleWidth,
	widestBoard,
} from '../../check/board-checks.ts'
import { type Check, type CheckContext, judgeAll, type Measuring } from '../../check/check.ts'
import {
	doorSwing,
	handleClearance,
	leafWeight,
	leafWidth,
	pushWeight,
	stiffener,
} from '../../check/front-checks.ts'
import {
	antiTip,
	fillerMaximum,
	fillerMinimum,
	fit,
	floorFinish,
	skirtingFiller,
	skirtingNotch,
	tiltingCheck,
	topFillerReach,
	wallDeviation,
} from '../../check/room-checks.ts'
import { hangingDepth, hangingHeight, railSag, reach, shelfSag } from '../../check/shelf-checks.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Remedy } from '../../issue.ts'
import { runSpaceOf } from '../../run/space/run-space.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildStairs } from './build.ts'
import { moduleCounts } from './counts.ts'
import { chosenStairs } from './defaults.ts'
import { roomChoicesOf } from './ground.ts'
import { pullOutLoad, pullOutRoom, pullOutTip } from './pull-out-checks.ts'
import { type StairsFurnitureConfiguration, stairsFurnitureSchema } from './schema.ts'

/** Nothing here may tilt another way than upright: lower carcasses would leave the flight. */
const tiltingHeight: Measuring = (context) => {
	const measure = tiltingCheck(context)
	return measure && { ...measure, candidates: () => [] }
}

const measures = {
	fit,
	shelf_sag: shelfSag,
	leaf_weight: leafWeight,
	wall_deviation: wallDeviation,
	handle_clearance: handleClearance,
	longest_board: longestBoard,
	hanging_height: hangingHeight,
	hanging_depth: hangingDepth,
	tilting_height: tiltingHeight,
	module_width: moduleWidth,
	door_swing: doorSwing,
	access,
	anti_tip: antiTip,
	stiffener,
	rail_sag: railSag,
	reach,
	leaf_width: leafWidth,
	push_weight: pushWeight,
	filler_minimum: fillerMinimum,
	filler_maximum: fillerMaximum,
	top_filler_reach: topFillerReach,
	skirting_filler: skirtingFiller,
	skirting_notch: skirtingNotch,
	floor_finish: floorFinish,
	widest_board: widestBoard,
	board_load: boardLoad,
	pull_out_load: pullOutLoad,
	pull_out_room: pullOutRoom,
	pull_out_tip: pullOutTip,
} as const satisfies Record<string, Measuring>

export type StairsCheck = keyof typeof measures
export const checkCodesOfStairs = Object.keys(measures) as StairsCheck[]

export function checksOfStairs(
	furniture: Furniture,
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Check<StairsCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => contextAfter(remedy, configuration, catalogue))
}

function contextOf(
	furniture: Furniture,
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): CheckContext {
	const { design, modules } = chosenStairs(configuration, catalogue)
	const moreModules = (): Remedy[] =>
		moduleCounts(configuration, catalogue)
			.filter(({ count }) => count > modules.length)
			.slice(0, 3)
			.map((counted) => ({ modules: counted.modules }))
	return {
		furniture,
		configuration: roomChoicesOf(configuration),
		design,
		catalogue,
		access: design.access,
		shorter: moreModules,
		moreModules,
		spaces: [runSpaceOf(design, 'Main')],
	}
}

/** null where the remedy is none of a flight, or the furniture can no longer be made. */
function contextAfter(
	remedy: Remedy,
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): CheckContext | null {
	const mended = stairsFurnitureSchema.safeParse(applyRemedy(configuration, remedy))
	if (!mended.success) return null
	const result = buildStairs(mended.data, catalogue)
	return result.ok ? contextOf(result.value, mended.data, catalogue) : null
}

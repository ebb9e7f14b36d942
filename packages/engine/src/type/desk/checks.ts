import type { Catalogue } from '../../catalogue.ts'
import { access, boardLoad, longestBoard } from '../../check/board-checks.ts'
import { type Check, type CheckContext, judgeAll, type Measuring } from '../../check/check.ts'
import { doorSwing } from '../../check/front-checks.ts'
import { boardSag, UNSEEN_PART } from '../../check/sag.ts'
import { modulusOf, weightPerSquareMetre } from '../../furniture/finish.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildDesk } from './build.ts'
import { roomChoicesOf } from './ground.ts'
import {
	CARRYING,
	classHeights,
	deskClassOf,
	HEIGHT_CLASS,
	KNEE,
	MODESTY_BOARD,
	PEDESTAL_WIDTH,
	RACKING,
	usualDesk,
} from './limits.ts'
import { type PlannedDesk, plannedDesk } from './planned.ts'
import type { DeskConfiguration } from './schema.ts'
import { otherSide } from './support/pedestal-faults.ts'
import { withPedestals } from './support/stored-supports.ts'

type DeskChecking = CheckContext & { stored: DeskConfiguration; planned: PlannedDesk }
type OfDesk = Measuring<DeskChecking>

/** Under 50 kg/m2; a modesty carries the rear edge (domain-types 21.3). */
const topSag: OfDesk = ({ planned: { desk, layout, finishes } }) => {
	const category = finishes?.exterior.category ?? 'Melamine'
	const { thickness, modesty } = desk
	const { x, width } = layout.widest
	const stiffness = {
		thickness,
		modulus: modulusOf(category, thickness),
		weight: weightPerSquareMetre(category, thickness),
		carried: modesty >= CARRYING.modesty ? CARRYING.part : 1,
	}
	return {
		kind: 'most',
		unit: 'mm',
		measured: boardSag(width, stiffness),
		limit: Math.round((width / UNSEEN_PART) * 10) / 10,
		at: [x + width / 2, desk.depth / 2, layout.underside],
		otherwise: 'warning',
		candidates: () => [{ top: { thickness: 38 } }],
	}
}

const kneeWidth: OfDesk = ({ planned: { layout }, stored }) => {
	const { x, width } = layout.widest
	const isNarrow = width < KNEE.width
	return {
		kind: 'least',
		unit: 'mm',
		measured: width,
		limit: isNarrow ? KNEE.width : KNEE.roomy,
		at: [x + width / 2, layout.standoff, 0],
		otherwise: isNarrow ? 'warning' : 'hint',
		candidates: () => narrowerPedestals(stored),
	}
}

/** In steps of 10 mm, so that it changes no more than is needed. */
function narrowerPedestals(stored: DeskConfiguration): Remedy[] {
	const steps = Array.from({ length: 30 }, (_, i) => 10 * (i + 1))
	return steps.map((less) =>
		withPedestals(stored, (pedestal) => ({
			...pedestal,
			width: Math.max(PEDESTAL_WIDTH.min, (pedestal.width ?? usualDesk.pedestal) - less),
		})),
	)
}

const kneeHeight: OfDesk = ({ planned: { desk, layout } }) => ({
	kind: 'least',
	unit: 'mm',
	measured: layout.underside,
	limit: KNEE.height,
	at: [layout.widest.x + layout.widest.width / 2, desk.depth, layout.underside],
	otherwise: deskClassOf(desk.height) === 'Child' ? 'hint' : 'warning',
	candidates: () => [{ height: classHeights.sitting }],
})

const kneeDepth: OfDesk = ({ planned: { desk, layout } }) => {
	const board = desk.modesty > 0 ? MODESTY_BOARD.behind + MODESTY_BOARD.thickness : 0
	const measured = desk.depth - layout.standoff - board
	return {
		kind: 'least',
		unit: 'mm',
		measured,
		limit: KNEE.depth,
		at: [layout.widest.x + layout.widest.width / 2, layout.standoff + board, 0],
		otherwise: 'hint',
		candidates: () => [{ modesty: 0 }, { depth: { center: desk.depth + KNEE.depth - measured } }],
	}
}

/** Neither to sit nor to stand at. */
const deskHeight: OfDesk = ({ planned: { desk, layout } }) => {
	const { height } = desk
	const { sittingMax, standing } = HEIGHT_CLASS
	const isLow = height - sittingMax <= standing - height
	return {
		kind: isLow ? 'most' : 'least',
		unit: 'mm',
		measured: height,
		limit: isLow ? sittingMax : standing,
		at: [layout.x + layout.length / 2, desk.depth, height],
		otherwise: 'hint',
		candidates: () => [{ height: isLow ? classHeights.sitting : classHeights.standing }],
	}
}

/** Where no pedestal and no wall holds it, a desk needs a board between its supports. */
const deskRacks: OfDesk = ({ planned: { desk, layout, run } }) => {
	if (run.pedestals.length > 0 || desk.walls !== 'None') return null
	const { x, width } = layout.widest
	return {
		kind: 'least',
		unit: 'mm',
		measured: desk.modesty,
		limit: RACKING,
		at: [x + width / 2, layout.standoff, layout.underside],
		otherwise: 'warning',
		candidates: () => [{ modesty: usualDesk.modesty }],
	}
}

/** What a door meets, as in any room; it may hinge on its other side. */
const deskDoorSwing: OfDesk = (context) => {
	const measure = doorSwing(context)
	const { stored, planned } = context
	const doors = planned.run.pedestals.filter(({ fill }) => fill.kind === 'Door')
	return (
		measure && {
			...measure,
			candidates: () =>
				doors.map(({ support }) =>
					withPedestals(stored, (pedestal, index) =>
						index === support && pedestal.door
							? { ...pedestal, door: otherSide(pedestal.door) }
							: pedestal,
					),
				),
		}
	)
}

const measures = {
	top_sag: topSag,
	knee_width: kneeWidth,
	knee_height: kneeHeight,
	knee_depth: kneeDepth,
	desk_height: deskHeight,
	desk_racks: deskRacks,
	door_swing: deskDoorSwing,
	longest_board: longestBoard,
	board_load: boardLoad,
	access,
} as const satisfies Record<string, OfDesk>

export type DeskCheck = keyof typeof measures
export const checkCodesOfDesk = Object.keys(measures) as DeskCheck[]

export function checksOfDesk(
	furniture: Furniture,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Check<DeskCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => {
		const mended = applyRemedy(configuration, remedy)
		const result = buildDesk(mended, catalogue)
		return result.ok ? contextOf(result.value, mended, catalogue) : null
	})
}

function contextOf(
	furniture: Furniture,
	stored: DeskConfiguration,
	catalogue: Catalogue,
): DeskChecking {
	const planned = plannedDesk(stored, catalogue)
	const { design, space } = planned.run
	return {
		furniture,
		stored,
		planned,
		catalogue,
		configuration: roomChoicesOf(stored),
		design,
		access: design.access,
		// The top is as long as the buyer wants it.
		shorter: () => [],
		moreModules: () => [],
		spaces: [space],
	}
}

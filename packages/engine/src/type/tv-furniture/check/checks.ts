import type { Catalogue } from '../../../catalogue.ts'
import { access, boardLoad, longestBoard, moduleWidth } from '../../../check/board-checks.ts'
import {
	bayPoint,
	type Check,
	type CheckContext,
	judgeAll,
	type Measuring,
	tenth,
	worstOf,
} from '../../../check/check.ts'
import { baysOf } from '../../../check/findings.ts'
import { doorSwing, leafWeight, pushWeight, stiffener } from '../../../check/front-checks.ts'
import { fit, skirtingNotch } from '../../../check/room-checks.ts'
import { shelfSag } from '../../../check/shelf-checks.ts'
import type { Point3 } from '../../../furniture/board.ts'
import type { Furniture } from '../../../furniture/furniture.ts'
import type { Remedy } from '../../../issue.ts'
import { applyRemedy } from '../../apply-remedy.ts'
import { buildTvFurniture } from '../build.ts'
import { completeTvFurniture, type TvDesign } from '../defaults.ts'
import { roomChoicesOf } from '../ground.ts'
import {
	CENTER,
	HANG_LOAD,
	HEAT_CLEAR_MIN,
	legHeights,
	OVERHANG,
	SCREEN_LOAD_MAX,
	tvFurnitureBounds,
} from '../limits.ts'
import { placed } from '../placed.ts'
import type { TvFurnitureConfiguration } from '../schema.ts'
import { antiTipOf } from './advice.ts'
import { longer, moduleChanged, otherCounts } from './remedies.ts'
import { gapsIn } from './shelf-gaps.ts'

type TvContext = CheckContext & { stored: TvFurnitureConfiguration; tv: TvDesign }
type OfTv = Measuring<TvContext>

function overTablet({ tv }: TvContext, z: number): Point3 {
	return [tv.length / 2, tv.air + tv.depth / 2, z]
}

const screenOverhang: OfTv = (context) => {
	const { stored, tv } = context
	if (!tv.screen) return null
	const limit = tv.screen.width + OVERHANG
	return {
		kind: 'least',
		unit: 'mm',
		measured: tv.length,
		limit,
		at: overTablet(context, tv.height),
		otherwise: 'hint',
		candidates: () => longer({ configuration: stored, tv }, limit - tv.length),
	}
}

/** The middle of the screen is at the eyes of a seated person; on the wall it also clears the tablet. */
const screenHeight: OfTv = (context) => {
	const { tv } = context
	const { screen, height } = tv
	if (!screen) return null
	const clear = screen.place === 'Wall' ? Math.ceil(height + screen.height / 2) : 0
	const min = Math.max(CENTER.min, clear)
	const max = Math.max(CENTER.max, min)
	const isHigh = screen.center > max
	const limit = isHigh ? max : min
	const higher = limit - screen.center
	const top = height + (isHigh ? Math.floor(higher) : Math.ceil(higher))
	const bounds = tvFurnitureBounds.height
	return {
		kind: isHigh ? 'most' : 'least',
		unit: 'mm',
		measured: screen.center,
		limit,
		at: overTablet(context, screen.center),
		otherwise: 'hint',
		candidates: () => {
			if (screen.place === 'Wall') return [{ screen: { center: limit } }]
			return top >= bounds.min && top <= bounds.max ? [{ height: top }] : []
		},
	}
}

const screenLoad: OfTv = (context) => {
	const { screen, height } = context.tv
	if (screen?.place !== 'Stand') return null
	return {
		kind: 'most',
		unit: 'kg',
		measured: screen.mass,
		limit: SCREEN_LOAD_MAX,
		at: overTablet(context, height),
		otherwise: 'warning',
		candidates: () => [{ screen: { place: 'Wall' } }],
	}
}

/** Consoles breathe where the air between two shelves is high enough. */
const mediaHeat: OfTv = (context) => {
	const { stored, tv, furniture } = context
	const firstLow = tv.tall.left ? 1 : 0
	const media = baysOf(furniture).flatMap((at) => {
		const index = at.module - firstLow
		return tv.low.modules[index]?.media ? [{ at, index, clear: Math.min(...gapsIn(at.bay)) }] : []
	})
	const worst = worstOf(media, ({ clear }) => -clear)
	if (!worst) return null
	const { at, index, clear } = worst
	const shelves = (tv.low.modules[index]?.shelves ?? 0) - 1
	return {
		kind: 'least',
		unit: 'mm',
		measured: clear,
		limit: HEAT_CLEAR_MIN,
		at: bayPoint(context, at, at.bay.floor),
		otherwise: 'warning',
		candidates: () =>
			Array.from({ length: shelves + 1 }, (_, i) =>
				moduleChanged({ configuration: stored, tv }, index, { shelves: shelves - i }),
			),
	}
}

/** kg a metre that the rail on the wall carries: the furniture and what is put on it. */
const hangLoad: OfTv = (context) => {
	const { tv, furniture } = context
	if (tv.base.kind !== 'Wall') return null
	return {
		kind: 'most',
		unit: 'kg/m',
		measured: tenth(furniture.weight / (tv.length / 1000) + HANG_LOAD.contents),
		limit: HANG_LOAD.max,
		at: overTablet(context, tv.lift + tv.carcass),
		otherwise: 'warning',
		candidates: () => legHeights.toReversed().map((height) => ({ base: { kind: 'Legs', height } })),
	}
}

const antiTip: OfTv = (context) => {
	const found = antiTipOf(context.tv)
	return (
		found && {
			kind: 'most',
			unit: 'mm',
			...found,
			at: overTablet(context, found.measured),
			otherwise: 'hint',
		}
	)
}

/** Beside walls only. */
const fitBetween: OfTv = (context) => (context.design.walls === 'None' ? null : fit(context))

const measures = {
	screen_overhang: screenOverhang,
	screen_height: screenHeight,
	screen_load: screenLoad,
	media_heat: mediaHeat,
	hang_load: hangLoad,
	fit: fitBetween,
	shelf_sag: shelfSag,
	leaf_weight: leafWeight,
	push_weight: pushWeight,
	stiffener,
	longest_board: longestBoard,
	module_width: moduleWidth,
	door_swing: doorSwing,
	access,
	anti_tip: antiTip,
	skirting_notch: skirtingNotch,
	board_load: boardLoad,
} as const satisfies Record<string, OfTv>

export type TvFurnitureCheck = keyof typeof measures
export const checkCodesOfTvFurniture = Object.keys(measures) as TvFurnitureCheck[]

export function checksOfTvFurniture(
	furniture: Furniture,
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
): Check<TvFurnitureCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => {
		const mended = applyRemedy(configuration, remedy)
		const result = buildTvFurniture(mended, catalogue)
		return result.ok ? contextOf(result.value, mended, catalogue) : null
	})
}

function contextOf(
	furniture: Furniture,
	stored: TvFurnitureConfiguration,
	catalogue: Catalogue,
): TvContext {
	const tv = completeTvFurniture(stored, catalogue)
	const { design } = tv
	const shorter = (excess: number): Remedy[] => [{ room: { width: tv.length - excess } }]
	return {
		furniture,
		stored,
		tv,
		catalogue,
		configuration: roomChoicesOf(stored),
		design,
		access: design.access,
		shorter,
		moreModules: () => otherCounts({ configuration: stored, tv }),
		spaces: [placed(tv).space],
	}
}

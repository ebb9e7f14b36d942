// Checks of leaves and of what they meet when they open (domain 3.3, 6).
import { LEAF_WIDTH, SIDE_FILLER } from '../constants.ts'
import type { Board, Point3 } from '../furniture/board.ts'
import type { Front } from '../furniture/front.ts'
import type { Remedy } from '../issue.ts'
import { hasCorner } from '../room/corner.ts'
import { hasWall } from '../room/has-wall.ts'
import { smallest } from '../room/readings.ts'
import { frontPlaneOf } from '../room/run-depth.ts'
import { cornerClearance } from '../run/front/corner-issues.ts'
import { handleRoom } from '../run/front/handle-room.ts'
import { HANDLE_WEIGHT, hingeLoad, shelfClearance } from '../run/front/hinges.ts'
import { PUSH_TO_OPEN_WEIGHT_MAX } from '../run/front/style-limits.ts'
import { fixedShelvesOf } from '../run/module/bay/bay-stack.ts'
import { AISLE } from '../run/space/room-issues.ts'
import { gapBeside } from '../run/space/run-space.ts'
import {
	type CheckContext,
	type Measuring,
	mainWidth,
	middleOf,
	pointIn,
	tenth,
	worstOf,
} from './check.ts'
import { stiffenerFinding } from './findings.ts'
import { type Hinged, reachBefore, swingsOf } from './swing.ts'

type Leaf = { front: Front; board: Board }

function leavesOf({ furniture: { fronts, boards } }: CheckContext): Leaf[] {
	return fronts.flatMap((front) => {
		const board = boards.find(({ id }) => id === front.board)
		return front.kind === 'Leaf' && board ? [{ front, board }] : []
	})
}

function projectionOf({ design, catalogue }: CheckContext): number {
	const model = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	return model?.projection ?? 0
}

export const leafWeight: Measuring = (context) => {
	const worst = worstOf(leavesOf(context), ({ front }) => front.weight)
	if (!worst) return null
	return {
		kind: 'most',
		unit: 'kg',
		measured: tenth(worst.front.weight + HANDLE_WEIGHT),
		limit: hingeLoad(worst.front.hinges.length),
		at: middleOf(worst.board),
		otherwise: 'warning',
		candidates: () => context.moreModules(),
	}
}

export const pushWeight: Measuring = (context) => {
	const worst = worstOf(leavesOf(context), ({ front }) => front.weight)
	if (!worst || context.design.handle !== null) return null
	return {
		kind: 'most',
		unit: 'kg',
		measured: tenth(worst.front.weight),
		limit: PUSH_TO_OPEN_WEIGHT_MAX,
		at: middleOf(worst.board),
		otherwise: 'warning',
		candidates: () => context.moreModules(),
	}
}

export const leafWidth: Measuring = (context) => {
	const worst = worstOf(leavesOf(context), ({ board }) => board.width)
	if (!worst) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: worst.board.width,
		limit: LEAF_WIDTH.max,
		at: middleOf(worst.board),
		otherwise: 'warning',
		candidates: () => context.moreModules(),
	}
}

export const stiffener: Measuring = ({ furniture, design, catalogue, spaces }) => {
	const found = stiffenerFinding(furniture, design, catalogue, spaces[0])
	if (!found) return null
	const { measured, limit, leaf, remedy, count } = found
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit,
		isFine: count === 0,
		at: middleOf(leaf),
		otherwise: 'hint',
		candidates: () => (remedy ? [remedy] : []),
	}
}

export const handleClearance: Measuring = (context) => {
	const { design, spaces } = context
	const [space] = spaces
	const model = context.catalogue.handles.find(
		({ reference }) => reference === design.handle?.model,
	)
	const sides = (['left', 'right'] as const).filter(
		(side) =>
			hasWall(design, side) && (space[side].kind === 'Filler' || space[side].kind === 'Play'),
	)
	const gap = (side: 'left' | 'right') => gapBeside(space, side)
	const narrowest = worstOf(sides, (side) => -gap(side))
	const limit = handleRoom(model?.projection ?? 0)
	if (limit === 0 || !narrowest || leavesOf(context).length === 0) return null
	const x = narrowest === 'left' ? 0 : space.wall
	return {
		kind: 'least',
		unit: 'mm',
		measured: gap(narrowest),
		limit,
		at: pointIn(context, 'Main', [x, space.standoff + space.depth, space.carcassHeight / 2]),
		otherwise: 'hint',
		candidates: () => [{ filler: { [narrowest]: Math.max(SIDE_FILLER.min, limit) } }],
	}
}

export const hingeShelf: Measuring = (context) => {
	const near = leavesOf(context).flatMap(({ front, board }) => {
		const module = context.furniture.runs.find(({ side }) => side === front.run)?.modules[
			front.module
		]
		const shelves = front.bays.flatMap((b) => {
			const bay = module?.bays[b]
			return bay ? fixedShelvesOf(bay) : []
		})
		const [x, y, foot] = board.pose.origin
		return front.hinges.flatMap((hinge) =>
			shelves.map((shelf) => ({
				apart: Math.abs(foot + hinge - shelf.axis),
				limit: shelfClearance(shelf),
				at: [x, y, foot + hinge] as Point3,
			})),
		)
	})
	const worst = worstOf(near, ({ apart, limit }) => limit - apart)
	if (!worst) return null
	return {
		kind: 'least',
		unit: 'mm',
		measured: tenth(worst.apart),
		limit: worst.limit,
		at: worst.at,
		otherwise: 'hint',
	}
}

const STAND = AISLE.standing

function widestLeaf(context: CheckContext): Leaf | undefined {
	return worstOf(leavesOf(context), ({ board }) => board.width)
}

export const roomToOpen: Measuring = (context) => {
	const { design } = context
	const widest = widestLeaf(context)
	if (!widest || design.roomDepth === null || design.footprint !== 'Straight') return null
	return {
		kind: 'least',
		unit: 'mm',
		measured: design.roomDepth - frontPlaneOf(design, 'Main'),
		limit: widest.board.width + STAND,
		at: middleOf(widest.board),
		otherwise: 'warning',
		candidates: () => context.moreModules(),
	}
}

export const passage: Measuring = (context) => {
	const { design, spaces } = context
	const sides = spaces.map(({ side }) => side).filter((side) => side !== 'Main')
	const isBounded = sides.length === 2 || design.walls === 'Both'
	if (sides.length === 0 || !isBounded) return null
	const widest = widestLeaf(context)?.board.width ?? 0
	const taken = (side: 'Left' | 'Right') => (sides.includes(side) ? frontPlaneOf(design, side) : 0)
	const measured = smallest(design.width) - taken('Left') - taken('Right')
	const fronts = spaces.some((space) => space.side !== 'Main' && space.fronts)
	const before = frontPlaneOf(design, 'Main')
	return {
		kind: 'least',
		unit: 'mm',
		measured,
		limit: Math.max(fronts ? AISLE.doors : AISLE.open, widest > 0 ? widest + STAND : 0),
		at: [taken('Left') + measured / 2, before + STAND, 0],
		otherwise: 'warning',
	}
}

export const cornerClear: Measuring = (context) => {
	const { design } = context
	const corners = (['left', 'right'] as const).filter((corner) => hasCorner(design, corner))
	const tightest = worstOf(corners, (corner) => -design.corner[corner])
	if (!tightest || leavesOf(context).length === 0) return null
	const side = tightest === 'left' ? 'Left' : 'Right'
	const run = frontPlaneOf(design, side)
	const x = tightest === 'left' ? run : mainWidth(context) - run
	const proud = projectionOf(context)
	const limit = cornerClearance(false, proud)
	return {
		kind: 'least',
		unit: 'mm',
		measured: design.corner[tightest],
		limit,
		at: [x, frontPlaneOf(design, 'Main'), 0],
		otherwise: 'warning',
		candidates: () => [{ corner: { clear: { [tightest]: limit } } }],
	}
}

export const doorSwing: Measuring = (context) => {
	const met = swingsOf(context).flatMap((hinged) => {
		const free = reachBefore(hinged, context)
		return free === null ? [] : [{ hinged, free }]
	})
	const worst = worstOf(met, ({ hinged, free }) => hinged.reach - free)
	if (!worst) return null
	const { hinged, free } = worst
	return {
		kind: 'least',
		unit: 'mm',
		measured: Math.floor(free),
		limit: hinged.reach,
		at: [hinged.hinge[0], hinged.hinge[1], hinged.from],
		otherwise: 'warning',
		candidates: () => [turned(context, hinged), ...context.moreModules()],
	}
}

function turned({ design }: CheckContext, { front }: Hinged): Remedy {
	const side = front.openingSide === 'Left' ? ('Right' as const) : ('Left' as const)
	const others = (design.doors?.openingSides ?? []).filter(
		({ run, module }) => run !== front.run || module !== front.module,
	)
	const openingSides = [...others, { run: front.run, module: front.module, side }]
	return { doors: { ...design.doors, openingSides } }
}

import type { Footprint, Point2, Priority, WallKind } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { polygon, rectangle, strokes } from '../shapes.ts'
import { picture } from './picture.ts'

const SIZE: Point2 = [96, 72]
const ROOM = { left: 14, right: 82, top: 60, bottom: 12 } as const
const WALL = 5
const DEEP = 9
const FRONT = 40

const backs: Record<WallKind, readonly Point2[]> = {
	None: [
		[14, 60],
		[82, 60],
	],
	Fireplace: [
		[14, 60],
		[36, 60],
		[36, 51],
		[60, 51],
		[60, 60],
		[82, 60],
	],
	LeftRecess: [
		[14, 60],
		[38, 60],
		[38, 51],
		[82, 51],
	],
	RightRecess: [
		[14, 51],
		[58, 51],
		[58, 60],
		[82, 60],
	],
	BothRecess: [
		[14, 60],
		[32, 60],
		[32, 51],
		[64, 51],
		[64, 60],
		[82, 60],
	],
}

export function drawWallKind(wall: WallKind): Drawing {
	const back = backs[wall]
	const { left, right, bottom, top } = ROOM
	const outline: Point2[] = [
		[left, bottom],
		...back,
		[right, bottom],
		[right + WALL, bottom],
		[right + WALL, top + WALL],
		[left - WALL, top + WALL],
		[left - WALL, bottom],
	]
	const furniture = polygon('front', [...back, [right, FRONT], [left, FRONT]], 'pale')
	const breast: Shape[] =
		wall === 'Fireplace' ? [rectangle('accent', [36, 51], [24, DEEP], 'wood')] : []
	return picture(SIZE, [polygon(null, outline, 'ink2'), furniture, ...breast])
}

const RUN = 16

/** The run that goes through to the corner wall is drawn whole, the other one stops before it. */
export function drawPriority(footprint: Footprint, priority: Priority): Drawing {
	const { left, right, bottom, top } = ROOM
	const onLeft = footprint === 'LeftSide' || footprint === 'StraightWithTwoSide'
	const onRight = footprint === 'RightSide' || footprint === 'StraightWithTwoSide'
	const passes = priority === 'Main'
	const stops = priority === 'None' || !passes
	const from = left + (onLeft && stops ? RUN + 2 : 0)
	const to = right - (onRight && stops ? RUN + 2 : 0)
	const sideTop = priority === 'Side' || priority === 'Both' ? top : top - RUN - 2
	const main = rectangle('front', [from, top - RUN], [to - from, RUN], passes ? 'wood' : 'pale')
	const side = (x: number) =>
		rectangle(
			'front',
			[x, bottom + 4],
			[RUN, sideTop - bottom - 4],
			priority === 'Side' || priority === 'Both' ? 'wood' : 'pale',
		)
	const corners = [...(onLeft ? [left] : []), ...(onRight ? [right - RUN] : [])]
	return picture(SIZE, [
		polygon(
			null,
			[
				[left, bottom],
				[left, top],
				[right, top],
				[right, bottom],
				[right + WALL, bottom],
				[right + WALL, top + WALL],
				[left - WALL, top + WALL],
				[left - WALL, bottom],
			],
			'ink2',
		),
		main,
		...corners.map((x) => side(x)),
		...(priority === 'None' ? corners.map((x) => emptyCorner(x, top - RUN)) : []),
	])
}

/** Joiners cross an unused corner out. */
function emptyCorner(x: number, y: number): Shape {
	return strokes('accent', [
		[
			[x + 3, y + 3],
			[x + RUN - 3, y + RUN - 3],
		],
		[
			[x + 3, y + RUN - 3],
			[x + RUN - 3, y + 3],
		],
	])
}

// A wall that is not shown because it would hide the furniture: its outline in pencil, hatched where it is cut.
import type { Furniture, Point3, Room } from '@gabarit/engine'
import { useId } from 'react'
import { ceilingAt } from '../room/ceiling.ts'
import { nearWalls } from '../room/near-walls.ts'
import { roomPlanOf, wallThickness } from '../room/room-plan.ts'
import { wallsUnderFlight } from '../room/room-under-flight.ts'
import type { RoomPlan, Side } from '../room/shown-room.ts'
import { projectPoint, type Size, type StageView } from '../view/stage-view.ts'

type Props = { furniture: Furniture; room: Room; view: StageView; size: Size; still: boolean }

const fade = 'opacity 180ms'
/** px between the strokes of the hatch. */
const hatch = 7

export function WallOutlines({ furniture, room, view, size, still }: Props) {
	const id = useId()
	const plan = roomPlanOf(room, furniture)
	const near = nearWalls(view, room, plan)
	const sides = (['left', 'right'] as const).filter((side) => plan.sides[side] !== null)
	const listed = (points: readonly Point3[]) =>
		points.map((point) => projectPoint(view, size, point).join(',')).join(' ')
	return (
		<g fill="none" stroke="var(--ink)" strokeOpacity={0.55} strokeWidth={1}>
			<pattern
				height={hatch}
				id={id}
				patternTransform="rotate(45)"
				patternUnits="userSpaceOnUse"
				width={hatch}
			>
				<line strokeOpacity={0.4} x1="0" x2="0" y1="0" y2={hatch} />
			</pattern>
			{sides.map((side) => {
				const { end, rear, edge } = outlineOf(side, room, plan)
				return (
					<g
						key={side}
						strokeDasharray="5 4"
						style={{ opacity: near[side] ? 1 : 0, ...(still ? {} : { transition: fade }) }}
					>
						<polygon fill={`url(#${id})`} points={listed(end)} />
						<polyline points={listed(rear)} />
						<polyline points={listed(edge)} />
					</g>
				)
			})}
		</g>
	)
}

/** The cut end of a side wall; its inner face behind that; the edge of the slope over it. */
function outlineOf(side: Side, room: Room, { cut, line }: RoomPlan) {
	const walls = wallsUnderFlight(room)
	const xs = line.map(([x]) => x)
	const inner = side === 'left' ? Math.min(0, ...xs) : Math.max(room.width, ...xs)
	const outer = inner + (side === 'left' ? -wallThickness : wallThickness)
	const top = ceilingAt(walls, inner, cut)
	const end: Point3[] = [
		[inner, cut, 0],
		[outer, cut, 0],
		[outer, cut, top],
		[inner, cut, top],
	]
	const rear: Point3[] = [
		[outer, cut, top],
		[outer, 0, ceilingAt(walls, inner, 0)],
	]
	const slope = walls.slopes.find((own) => own.side.toLowerCase() === side)
	const bend = slope && (side === 'left' ? slope.run : room.width - slope.run)
	const edge: Point3[] =
		bend === undefined
			? []
			: [
					[inner, cut, top],
					[bend, cut, ceilingAt(walls, bend, cut)],
				]
	return { end, rear, edge }
}

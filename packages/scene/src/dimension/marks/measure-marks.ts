// What is measured in the room, at its place: lines, and the arcs and flags that stand beside them.
import type { Point3 } from '@gabarit/engine'
import { roomPlanOf } from '../../room/room-plan.ts'
import type { Pixel } from '../../view/bay-places.ts'
import { projectPoint } from '../../view/stage-view.ts'
import { beyondWall } from '../beyond-wall.ts'
import type {
	DimensionInput,
	DimensionMark,
	MeasureArc,
	MeasureFlag,
	MeasureLine,
	Measures,
} from './dimension-mark.ts'
import { markOf } from './mark-of.ts'

export function measureMarks(input: DimensionInput, { lines }: Measures): DimensionMark[] {
	return lines.map((line) => lineMark(input, line))
}

function lineMark(input: DimensionInput, line: MeasureLine): DimensionMark {
	const { from, to, key, label, letter, live, side = 'right', outside = false } = line
	const isUpright = from[0] === to[0] && from[1] === to[1]
	const plan = roomPlanOf(input.room, input.furniture)
	const px = outside ? beyondWall(input, plan, { side, foot: from }) : 0
	return markOf(
		input,
		{ from, to },
		{
			key,
			kind: isUpright ? 'height' : 'overall',
			label,
			live,
			typed: live,
			...(letter !== undefined && { letter }),
			...(isUpright && { side }),
			shift: [side === 'left' ? -px : px, 0],
		},
	)
}

export type ArcMark = Pick<MeasureArc, 'key' | 'text' | 'letter' | 'live'> & {
	/** From the horizontal up. */
	points: Pixel[]
	/** Both ends of the horizontal. */
	level: readonly [Pixel, Pixel]
	at: Pixel
}

const steps = 16
/** Of the radius: how far the horizontal goes, and where the figures stand. */
const beyond = { level: 1.35, figures: 1.3 } as const

export function projectArcs({ view, size, measures }: DimensionInput): ArcMark[] {
	return (measures?.arcs ?? []).map(({ at, angle, radius, towards, ...own }) => {
		const sign = towards === 'left' ? -1 : 1
		const point = (degrees: number, length: number): Pixel => {
			const radians = (degrees * Math.PI) / 180
			const [x, y, z] = at
			const place: Point3 = [
				x + sign * length * Math.cos(radians),
				y,
				z + length * Math.sin(radians),
			]
			return projectPoint(view, size, place)
		}
		return {
			...own,
			points: Array.from({ length: steps + 1 }, (_, i) => point((angle * i) / steps, radius)),
			level: [point(0, 0), point(0, radius * beyond.level)],
			at: point(angle / 2, radius * beyond.figures),
		}
	})
}

export type FlagMark = { text: string; from: Pixel; to: Pixel }

export function projectFlags({ view, size, measures }: DimensionInput): FlagMark[] {
	return (measures?.flags ?? []).map(({ from, to, text }: MeasureFlag) => ({
		text,
		from: projectPoint(view, size, from),
		to: projectPoint(view, size, to),
	}))
}

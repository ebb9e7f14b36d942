// The lines that a buyer measures in his room, where he measures them; the one that he types is live.
import { type completeDressing, type DressingConfiguration, SLOPE_READINGS } from '@gabarit/engine'
import type { MeasureFlag, MeasureLine, Measures } from '@gabarit/scene'
import {
	type SlopeSide,
	slopeFigures,
	slopeKindOf,
	slopeSides,
} from '../../../../session/changes/room-changes.ts'
import type { StageWords } from '../../stage-parts.ts'

type Dressing = Pick<
	ReturnType<typeof completeDressing>,
	'width' | 'hu' | 'depth' | 'walls' | 'footprint' | 'sides'
>

/** mm from a wall, floor or ceiling to a line that is measured along it. */
const off = 60
/** Of the width, where the depth is shown. */
const depthAt = 0.72

export function roomMeasures(dressing: Dressing, field: string | null): Measures {
	const { width, hu, depth } = dressing
	const [across, up] = [Math.min(...width), Math.min(...hu)]
	const y = depth.center
	const x = across * depthAt
	const lines: MeasureLine[] = [
		...width.map((label, i) => {
			const z = placeOf(i, width.length, up)
			const live = field === 'room.width'
			return { key: `width ${i}`, label, live, from: [0, y, z], to: [across, y, z] } as const
		}),
		...hu.map((label, i) => {
			const at = hu.length === 1 ? heightAt(dressing, across) : placeOf(i, hu.length, across)
			const live = field === 'hu'
			const side = at > across / 2 ? 'left' : 'right'
			return { key: `height ${i}`, label, live, side, from: [at, y, 0], to: [at, y, up] } as const
		}),
		{
			key: 'depth',
			label: depth.center,
			live: field === 'depth.center',
			from: [x, 0, 0],
			to: [x, y, 0],
		},
		...sideLines(dressing, field, across),
	]
	return { lines, arcs: [], flags: [] }
}

/** One in the middle, several from end to end. */
function placeOf(index: number, count: number, length: number): number {
	return count === 1 ? length / 2 : off + ((length - 2 * off) * index) / (count - 1)
}

/** Beside the wall that the viewer faces. */
function heightAt({ walls }: Dressing, across: number): number {
	return walls === 'Left' ? off : across - off
}

function sideLines(dressing: Dressing, field: string | null, across: number): MeasureLine[] {
	const { footprint, sides } = dressing
	const isBoth = footprint === 'StraightWithTwoSide'
	const of = (side: 'left' | 'right', x: number): MeasureLine => {
		const label = Math.min(...sides[side].readings)
		const live = field === (side === 'left' ? 'room.sideLeft' : 'room.sideRight')
		return { key: `side ${side}`, label, live, from: [x, 0, 0], to: [x, label, 0] }
	}
	return [
		...(isBoth || footprint === 'LeftSide' ? [of('left', off)] : []),
		...(isBoth || footprint === 'RightSide' ? [of('right', across - off)] : []),
	]
}

/** mm of floor before the furniture to the line of a slope's length; the radius of its angle. */
const beforeFront = 220
const radius = 560

export function slopeMeasures(
	configuration: DressingConfiguration,
	dressing: Dressing,
	{ t, number }: StageWords,
	field: string | null,
): Measures {
	const [across, ceiling] = [Math.min(...dressing.width), Math.min(...dressing.hu)]
	const sides = slopeSides(slopeKindOf(configuration))
	const y = dressing.depth.center
	const slopes = sides.map((side) => {
		const stored = configuration.slope?.[side] ?? {}
		const isWhole = [stored.low, stored.run, stored.angle].every((figure) => figure !== undefined)
		const figures = slopeFigures(stored, ceiling)
		return { side, ...figures, missing: isWhole ? figures.missing : 0 }
	})
	const free = sides.includes('right') ? 'left' : 'right'
	const end = free === 'left' ? 0 : across
	const along = slopes.filter((slope) => slope.side !== 'back')
	return {
		width: [0, across],
		lines: [
			...slopes.flatMap((slope) => linesOf(slope, { across, y }, field)),
			...(sides.length > 1
				? []
				: [
						{
							key: 'height',
							label: ceiling,
							live: false,
							side: free,
							outside: true,
							from: [end, y, 0],
							to: [end, y, ceiling],
						} as const,
					]),
		],
		arcs: along.map(({ side, low, angle }) => ({
			key: `angle ${side}`,
			at: [side === 'left' ? 0 : across, y, low],
			angle,
			radius,
			towards: side === 'left' ? ('right' as const) : ('left' as const),
			text: `${number(angle, { least: 1, most: 1 })}°`,
			letter: 'C',
			live: field === `slope.${side}.angle`,
		})),
		flags: along.flatMap((slope) => flagOf(slope, { across, ceiling, y }, { t, number })),
	}
}

type Slope = { side: SlopeSide; low: number; run: number; missing: number }

/** Where the slope arrives by its three readings, if that is not the ceiling. */
function flagOf(
	{ side, run, missing }: Slope,
	{ across, ceiling, y }: { across: number; ceiling: number; y: number },
	{ t, number }: StageWords,
): MeasureFlag[] {
	const away = Math.abs(missing)
	if (away <= SLOPE_READINGS) return []
	const reached = ceiling - missing
	const bend = side === 'left' ? run : across - run
	const far = side === 'left' ? across : 0
	const text = t(missing > 0 ? 'stage.tooLow' : 'stage.tooHigh', { away: number(away) })
	const from = [Math.min(across, Math.max(0, bend)), y, reached] as const
	return [{ from, to: [far, y, reached], text }]
}

/** A at the wall that it stands on, B on the floor. */
function linesOf(
	{ side, low, run }: Slope,
	{ across, y }: { across: number; y: number },
	field: string | null,
): MeasureLine[] {
	const is = (figure: string) => field === `slope.${side}.${figure}`
	if (side === 'back') {
		const x = across - off
		return [
			{
				key: 'low back',
				label: low,
				live: is('low'),
				letter: 'A',
				side: 'left',
				from: [x, 0, 0],
				to: [x, 0, low],
			},
		]
	}
	const isLeft = side === 'left'
	const wall = isLeft ? 0 : across
	const end = isLeft ? Math.min(run, across) : Math.max(0, across - run)
	const floor = y + beforeFront
	return [
		{
			key: `low ${side}`,
			label: low,
			live: is('low'),
			letter: 'A',
			side,
			outside: true,
			from: [wall, y, 0],
			to: [wall, y, low],
		},
		{
			key: `run ${side}`,
			label: run,
			live: is('run'),
			letter: 'B',
			from: [Math.min(wall, end), floor, 0],
			to: [Math.max(wall, end), floor, 0],
		},
	]
}

// The top and what carries it: sizes, walls, spans, bores (domain-types 21.1 to 21.4).

import type { Remedy } from '../../issue.ts'
import { hasWall } from '../../room/has-wall.ts'
import { deviationOf } from '../../room/readings.ts'
import { SKIRTING_PLAY } from '../../room/run-depth.ts'
import { SURVEY_ABOVE } from '../../run/space/filler-issues.ts'
import type { Fault } from '../fault.ts'
import {
	CARRYING,
	DESK_DEPTH,
	DESK_HEIGHT,
	DESK_LENGTH,
	GLIDE,
	GROMMETS,
	KNEE_LEAST,
	MODESTY,
	PEDESTAL_DEPTH,
	PEDESTAL_WIDTH,
	SPAN_MAX,
	SUPPORTS,
	usualDesk,
	WALL_PLAY,
} from './limits.ts'
import type { PlannedDesk } from './planned.ts'
import { type DeskConfiguration, type DeskSupport } from './schema.ts'
import { storedSupports, withPedestals } from './support/stored-supports.ts'

export function topFaults(planned: PlannedDesk, configuration: DeskConfiguration): Fault[] {
	return [
		...sizeFaults(planned),
		...wallFaults(planned, configuration),
		...kneeFaults(planned, configuration),
		...spanFaults(planned, configuration),
		...boreFaults(planned),
	]
}

function sizeFaults(planned: PlannedDesk): Fault[] {
	const { desk, layout } = planned
	const plays = desk.width.length === 0 ? 0 : Math.min(...desk.width) - layout.length
	const ofLength = (length: number) => ({ room: { width: length + plays } })
	const between = { min: DESK_LENGTH.min + plays, max: DESK_LENGTH.max + plays }
	const highest = Math.min(MODESTY.max, layout.underside - GLIDE)
	return [
		...(layout.length > DESK_LENGTH.max
			? [
					{
						code: 'part_over_sheet' as const,
						field: 'room.width',
						measured: layout.length,
						limit: DESK_LENGTH.max,
						candidates: () => [ofLength(DESK_LENGTH.max)],
					},
				]
			: outside('room.width', layout.length + plays, between, (width) => ({ room: { width } }))),
		...depthFaults(planned),
		...outside('height', desk.height, DESK_HEIGHT, (height) => ({ height })),
		...(desk.modesty === 0
			? []
			: outside('modesty', desk.modesty, { ...MODESTY, max: highest }, (modesty) => ({ modesty }))),
	]
}

/** As deep as a top needs, or as its pedestals do. */
function depthFaults({ desk, layout }: PlannedDesk): Fault[] {
	const to = (center: number) => ({ depth: { center } })
	const ofPedestals = desk.depth + PEDESTAL_DEPTH.min - layout.carcassDepth
	return outside('depth.center', desk.depth, DESK_DEPTH, to).map((fault) => ({
		...fault,
		candidates: () => [...(fault.candidates?.() ?? []), to(ofPedestals)],
	}))
}

function outside(
	field: string,
	measured: number,
	{ min, max }: { min: number; max: number },
	remedyOf: (limit: number) => Remedy,
): Fault[] {
	if (measured >= min && measured <= max) return []
	const limit = measured < min ? min : max
	return [
		{ code: 'size_out_of_bounds', field, measured, limit, candidates: () => [remedyOf(limit)] },
	]
}

type End = 'left' | 'right'

/** The end of the desk where a support stands, if a wall is there. */
function wallBeside({ desk }: PlannedDesk, index: number): End | null {
	const ends: End[] = []
	if (index === 0) ends.push('left')
	if (index === desk.supports.length - 1) ends.push('right')
	return ends.find((end) => hasWall(desk, end)) ?? null
}

function wallFaults(planned: PlannedDesk, configuration: DeskConfiguration): Fault[] {
	const { desk, layout } = planned
	const deviation = desk.walls === 'Both' ? deviationOf(desk.width) : 0
	const replaced = (indices: readonly number[], kind: 'Panel' | 'Batten') => ({
		supports: storedSupports(configuration).map(
			(support, i): DeskSupport => (indices.includes(i) ? { kind } : support),
		),
	})
	const loose = indicesOf(planned, ({ kind }, wall) => kind === 'Batten' && wall === null)
	const { height, thickness } = desk.baseboard
	const need = thickness + SKIRTING_PLAY.thickness
	const skirted = indicesOf(
		planned,
		({ kind }, wall) =>
			wall !== null &&
			(kind === 'Panel' || kind === 'Pedestal') &&
			height > 0 &&
			thickness > 0 &&
			need > WALL_PLAY,
	)
	const at = (index: number) => [layout.supports[index]?.x ?? 0, layout.standoff, 0] as const
	return [
		...(deviation > SURVEY_ABOVE
			? [
					{
						code: 'survey_needed' as const,
						field: 'room.width',
						measured: deviation,
						limit: SURVEY_ABOVE,
					},
				]
			: []),
		...loose.map((index) => ({
			code: 'batten_needs_wall' as const,
			field: `supports.${index}`,
			at: at(index),
			candidates: () => [replaced(loose, 'Panel')],
		})),
		...skirted.map((index) => ({
			code: 'support_on_skirting' as const,
			field: `supports.${index}`,
			measured: WALL_PLAY,
			limit: need,
			at: at(index),
			candidates: () => [replaced(skirted, 'Batten')],
		})),
	]
}

function indicesOf(
	planned: PlannedDesk,
	isWanted: (support: PlannedDesk['layout']['supports'][number], wall: End | null) => boolean,
): number[] {
	return planned.layout.supports.flatMap((support, index) =>
		isWanted(support, wallBeside(planned, index)) ? [index] : [],
	)
}

function kneeFaults({ layout }: PlannedDesk, configuration: DeskConfiguration): Fault[] {
	const { x, width } = layout.widest
	if (width >= KNEE_LEAST) return []
	const narrower = withPedestals(configuration, (pedestal) => ({
		...pedestal,
		width: Math.min(PEDESTAL_WIDTH.min, pedestal.width ?? usualDesk.pedestal),
	}))
	const supports = storedSupports(configuration)
	const fewer =
		supports.length > SUPPORTS.min ? supports.map((_, i) => supports.toSpliced(i, 1)) : []
	const slimmer = supports.flatMap(({ kind }, i) =>
		kind === 'Pedestal' ? [{ supports: supports.with(i, { kind: 'Panel' }) }] : [],
	)
	return [
		{
			code: 'knee_too_narrow',
			field: 'supports',
			measured: Math.max(0, width),
			limit: KNEE_LEAST,
			at: [x, layout.standoff, 0],
			// Those inside first: a desk keeps its ends.
			candidates: () => [
				narrower,
				...[...fewer.slice(1, -1), ...fewer].map((others) => ({ supports: others })),
				...slimmer,
				{ supports: [{ kind: 'Panel' }, { kind: 'Panel' }] },
			],
		},
	]
}

/** What the top spans at most, by its thickness and by what carries its rear edge. */
function spanLimitOf({ thickness, modesty }: PlannedDesk['desk']): number {
	const { bare, carried } = SPAN_MAX[thickness]
	return modesty >= CARRYING.modesty ? carried : bare
}

function spanFaults({ desk, layout }: PlannedDesk, configuration: DeskConfiguration): Fault[] {
	const { x, width } = layout.widest
	const limit = spanLimitOf(desk)
	if (width <= limit) return []
	const supports = storedSupports(configuration)
	const middle = Math.floor(supports.length / 2)
	const carried =
		supports.length < SUPPORTS.max
			? [{ supports: supports.toSpliced(middle, 0, { kind: 'Panel' }) }]
			: []
	const thicker = { top: { thickness: 38 } }
	return [
		{
			code: 'top_span_too_long',
			field: 'supports',
			measured: width,
			limit,
			data: { thickness: desk.thickness },
			at: [x + width / 2, desk.depth / 2, layout.underside],
			candidates: () => [
				...(desk.modesty < usualDesk.modesty ? [{ modesty: usualDesk.modesty }] : []),
				thicker,
				...carried,
				...carried.map((more) => ({ ...thicker, ...more })),
			],
		},
	]
}

/** Two bores need board between them. */
function boreFaults({ desk, layout }: PlannedDesk): Fault[] {
	const sorted = layout.grommets.toSorted((a, b) => a - b)
	const gaps = sorted.slice(1).map((at, i) => at - (sorted[i] ?? at) - GROMMETS.diameter)
	const measured = Math.min(...gaps)
	if (gaps.length === 0 || measured >= GROMMETS.apart) return []
	const fewer = Array.from({ length: desk.grommets }, (_, i) => desk.grommets - 1 - i)
	return [
		{
			code: 'bore_outside',
			field: 'cable.grommets',
			measured: Math.max(0, measured),
			limit: GROMMETS.apart,
			data: { bore: 'Grommet' },
			candidates: () => fewer.map((grommets) => ({ cable: { grommets } })),
		},
	]
}

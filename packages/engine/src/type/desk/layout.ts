// Where everything of a desk stands along its length (domain-types 21.2).
//
//      x                                   x + length
//      ├───────────────── top ─────────────────┤
//      │support│   span   │support│   span  │support
import { FRONT_DEPTH } from '../../constants.ts'
import { hasWall } from '../../room/has-wall.ts'
import { smallest } from '../../room/readings.ts'
import { SKIRTING_PLAY } from '../../room/run-depth.ts'
import { splitRun } from '../../run/layout/split-run.ts'
import type { DeskDesign, SupportDesign } from './defaults.ts'
import { FRONT_EDGE, GROMMETS, REAR_AIR, STEEL, TRAY, WALL_PLAY } from './limits.ts'

export type PlacedSupport = SupportDesign & { x: number }
/** Between the supports `after` and `after` + 1. */
export type Span = { x: number; width: number; after: number }

/** mm, in the axes of the wall. */
export type DeskLayout = {
	x: number
	length: number
	/** From the back wall to the supports. */
	standoff: number
	/** Underside of the top, above the floor. */
	underside: number
	/** From the back to the front of a leg panel. */
	supportDepth: number
	/** Of the carcass of a pedestal. */
	carcassDepth: number
	supports: PlacedSupport[]
	spans: Span[]
	widest: Span
	/** Centres of the bores in the top, from the left end of the wall. */
	grommets: number[]
	tray: { x: number; length: number } | null
}

export function deskLayoutOf(design: DeskDesign): DeskLayout {
	const walls = (['left', 'right'] as const).filter((side) => hasWall(design, side))
	const length = smallest(design.width) - WALL_PLAY * walls.length
	const x = walls.includes('left') ? WALL_PLAY : 0
	const standoff = standoffOf(design)
	const supportDepth = design.depth - standoff - FRONT_EDGE
	const { supports, spans } = placed(design.supports, { x, length })
	const [first = { x, width: 0, after: 0 }] = spans
	const widest = spans.reduce((most, span) => (span.width > most.width ? span : most), first)
	return {
		x,
		length,
		standoff,
		underside: design.height - design.thickness,
		supportDepth,
		carcassDepth: supportDepth - FRONT_DEPTH,
		supports,
		spans,
		widest,
		grommets: grommetsOf(design.grommets, { x, length }, supports),
		tray: design.tray ? trayIn(widest) : null,
	}
}

/** Supports stand before the skirting of the back wall. */
function standoffOf({ baseboard: { height, thickness } }: DeskDesign): number {
	const isSkirted = height > 0 && thickness > 0
	return Math.max(REAR_AIR, isSkirted ? thickness + SKIRTING_PLAY.thickness : 0)
}

type Top = Pick<DeskLayout, 'x' | 'length'>

/** What the supports leave is shared by the spans between them, spare millimetres from the left. */
function placed(
	supports: readonly SupportDesign[],
	{ x, length }: Top,
): Pick<DeskLayout, 'supports' | 'spans'> {
	const last = supports.length - 1
	const insetAt = (i: number) => (supports[i]?.kind === 'Steel' ? STEEL.inset : 0)
	const taken = supports.reduce((sum, { width }) => sum + width, insetAt(0) + insetAt(last))
	const widths = splitRun(
		length - taken,
		supports.slice(1).map(() => 1),
	)
	const spans: Span[] = []
	let at = x + insetAt(0)
	const stand = supports.map((support, after): PlacedSupport => {
		const own = { ...support, x: at }
		const width = widths[after] ?? 0
		if (after < last) spans.push({ x: at + support.width, width, after })
		at += support.width + width
		return own
	})
	return { supports: stand, spans }
}

/** Evenly over the length, each moved to the nearest place clear of every support. */
function grommetsOf(
	count: number,
	{ x, length }: Top,
	supports: readonly PlacedSupport[],
): number[] {
	const beside = supports.flatMap((support) => [
		support.x - GROMMETS.clear,
		support.x + support.width + GROMMETS.clear,
	])
	const isClear = (at: number) =>
		at > x &&
		at < x + length &&
		supports.every(
			(support) =>
				at <= support.x - GROMMETS.clear || at >= support.x + support.width + GROMMETS.clear,
		)
	return Array.from({ length: count }, (_, i) => {
		const even = x + Math.round(((i + 1) * length) / (count + 1))
		const off = (at: number) => Math.abs(at - even)
		const [nearest] = [even, ...beside].filter(isClear).toSorted((a, b) => off(a) - off(b))
		return nearest ?? even
	})
}

/** The longest that the widest span takes, in its middle. */
function trayIn({ x, width }: Span): DeskLayout['tray'] {
	const length = TRAY.lengths.find((own) => own <= width - TRAY.shorter)
	return length === undefined ? null : { x: x + (width - length) / 2, length }
}

// What the stage shows of a desk besides its boards: what can be chosen, what is measured, who sits there.
import {
	type Catalogue,
	childHeights,
	completeDesk,
	type DeskConfiguration,
	type DeskDesign,
	type DeskLayout,
	deskClassOf,
	deskLayoutOf,
	type PlacedSupport,
} from '@gabarit/engine'
import type { StageArea, StageThing } from '@gabarit/scene'
import type { TFunction } from 'i18next'
import type { StageParts } from '../../stage-parts.ts'
import { supportId } from '../supports.ts'

export function deskParts(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	t: TFunction<'configurator'>,
): StageParts {
	const desk = completeDesk(configuration, catalogue)
	const layout = deskLayoutOf(desk)
	return {
		areas: layout.supports.map((support, index) => ({
			...boxOf(support, desk, layout),
			id: supportId(index),
			name: t('desk.supports.name', {
				ns: 'kinds',
				number: index + 1,
				kind: t(`desk.supports.kinds.${support.kind}`, { ns: 'kinds' }),
			}),
		})),
		measured: measuredOf(desk, layout),
		things: [...personAt(desk, layout), ...chairAt(desk, layout)],
		walls: wallsOf(desk),
		pose: null,
		measures: null,
		fronts: 'open',
	}
}

/** mm: what a frame and a batten take of the depth and the height. */
const steelInset = 50
const batten = 60
const frontEdge = 20

function boxOf(
	{ kind, x, width }: PlacedSupport,
	{ depth }: DeskDesign,
	{ standoff, underside }: DeskLayout,
): Pick<StageArea, 'from' | 'to'> {
	const isSteel = kind === 'Steel'
	const back = isSteel ? steelInset : standoff
	const front = depth - (isSteel ? steelInset : frontEdge)
	const low = kind === 'Batten' ? underside - batten : 0
	return { from: [x, back, low], to: [x + width, front, underside] }
}

function measuredOf({ height }: DeskDesign, layout: DeskLayout): StageParts['measured'] {
	const { x, length, supports, spans } = layout
	const parts = [
		...supports.map((support, index) => ({
			from: support.x,
			to: support.x + support.width,
			area: supportId(index),
		})),
		...spans.map((span) => ({ from: span.x, to: span.x + span.width })),
		...overhangs(layout),
	]
	return {
		chain: parts.toSorted((a, b) => a.from - b.from),
		width: [x, x + length],
		height,
	}
}

/** mm of wall above who stands there, above the desk, and above what hangs on the wall. */
const above = { person: 140, desk: 620, obstacle: 100 } as const

function wallsOf({ height, obstacle }: DeskDesign): number {
	const tops = obstacle.map((own) => own.bottom + own.height + above.obstacle)
	return Math.max(tallOf(height) + above.person, height + above.desk, ...tops)
}

/** Where an end frame stands in from the end of the top. */
function overhangs({ x, length, supports }: DeskLayout): { from: number; to: number }[] {
	const [first, last] = [supports[0], supports.at(-1)]
	if (!first || !last) return []
	return [
		{ from: x, to: first.x },
		{ from: last.x + last.width, to: x + length },
	].filter(({ from, to }) => to > from)
}

/** mm: as tall as people of that age are. */
const tall = { grown: 1720, children: [1120, 1240, 1370, 1530] } as const
/** mm from the end of the top to the middle of who stands beside it. */
const beside = 330
const before = 420

function personAt(desk: DeskDesign, { x, length, widest }: DeskLayout): StageThing[] {
	const { walls, height, depth } = desk
	const isBetween = walls === 'Both'
	// Between two walls nobody has room beside it but who works standing.
	if (isBetween && deskClassOf(height) !== 'Standing') return []
	const at =
		walls === 'Right'
			? ([x - beside, before, 0] as const)
			: ([x + length + beside, before, 0] as const)
	const standing = [widest.x + widest.width / 2, depth + before, 0] as const
	return [{ kind: 'person', at: isBetween ? standing : at, height: tallOf(height), turn: 0 }]
}

function tallOf(height: number): number {
	if (deskClassOf(height) !== 'Child') return tall.grown
	const nearest = childHeights.reduce(
		(best, { height: own }, i) =>
			Math.abs(own - height) < Math.abs((childHeights[best]?.height ?? 0) - height) ? i : best,
		0,
	)
	return tall.children[nearest] ?? tall.grown
}

/** A seat is six tenths of its desk; the chair stands half under it, aside, so that the room for the knees is seen. */
const seatShare = 0.605
const chair = { width: 470, out: -140, aside: 0.2, turn: 18 } as const

function chairAt({ height, depth }: DeskDesign, { widest }: DeskLayout): StageThing[] {
	const kind = deskClassOf(height)
	if (kind === null || kind === 'Standing' || widest.width < chair.width) return []
	return [
		{
			kind: 'chair',
			at: [widest.x + Math.max(chair.width / 2, chair.aside * widest.width), depth + chair.out, 0],
			seat: Math.round(height * seatShare),
			turn: chair.turn,
		},
	]
}

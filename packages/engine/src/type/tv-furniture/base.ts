// What carries the run where it has no plinth: legs under its sides, or a rail on the wall (domain 20.7, 22.2).
import { BACK_INSET, CARCASS } from '../../constants.ts'
import type { Board } from '../../furniture/board.ts'
import { moduleGroup } from '../../furniture/group.ts'
import { type FittingBuilder, type Item, poseIn } from '../../furniture/hardware/fitting.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import type { Placed } from './placed.ts'

type Standing = {
	at: Placed
	boards: readonly Board[]
	frame: RunFrame
	fittings: FittingBuilder
}

export function buildBase(standing: Standing): void {
	const { kind } = standing.at.tv.base
	if (kind === 'Legs') addLegs(standing)
	if (kind === 'Wall') addRails(standing)
}

/** mm: square, its middle from the rear and the front edge of the carcasses and inside the ends of the run. */
const LEG = { wide: 40, rear: 50, front: 60, end: 30 } as const

/** A pair under each joint of two modules, and under each end. */
function addLegs({ at, boards, frame, fittings }: Standing): void {
	const { tv, space, places } = at
	const [first, last] = [places[0], places.at(-1)]
	if (!first || !last) return
	const joints = places.slice(1).map(({ x }) => x)
	const ends = [first.x + LEG.end, last.x + last.width - LEG.end] as const
	const item: Item = { family: 'leg', size: tv.lift }
	const half = LEG.wide / 2
	for (const x of [ends[0], ...joints, ends[1]]) {
		const over = boards.filter(
			({ part, pose, thickness }) =>
				part === 'Side' && pose.origin[0] < x + half && pose.origin[0] + thickness > x - half,
		)
		for (const y of [LEG.rear, space.carcassDepth - LEG.front]) {
			const origin = [x, space.standoff + y, 0] as const
			fittings.add(item, {
				group: frame.side,
				boards: over.map(({ id }) => id),
				pose: poseIn(frame, { origin, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] }),
				box: { from: [-half, -half, 0], to: [half, half, tv.lift] },
			})
		}
	}
}

/** mm: under the top panel, clear of the slot of a module of devices; the height of the rail. */
const RAIL = { under: 98, high: 40 } as const

/** In the space behind each back. */
function addRails({ at, boards, frame, fittings }: Standing): void {
	const { space, places } = at
	for (const [module, place] of places.entries()) {
		const length = place.width - 2 * CARCASS
		const group = moduleGroup(frame.side, module)
		const held = boards.filter(
			(board) => board.module === module && (board.part === 'Back' || board.part === 'Side'),
		)
		const behind = held.toSorted((a, b) => Number(b.part === 'Back') - Number(a.part === 'Back'))
		const z = space.carcassHeight - RAIL.under
		const origin = [place.x + CARCASS, space.standoff + BACK_INSET, z] as const
		fittings.add(
			{ family: 'wall-rail', size: length },
			{
				group,
				boards: behind.map(({ id }) => id),
				pose: poseIn(frame, { origin, u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0] }),
				box: { from: [0, -RAIL.high / 2, 0], to: [length, RAIL.high / 2, BACK_INSET] },
			},
		)
	}
}

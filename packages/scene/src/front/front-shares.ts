// How far each front stands open: as far as it goes, unless a wall or an open neighbour is beside its hinges.
//   neighbour, open       leaf, open
//              ╲  ╱ 104°: they would cross, so both stop at 88°
//   ───────────╲╱──────
import type { Board, Front, Furniture, Point3, Room } from '@gabarit/engine'
import { along, facingOf } from '../axes.ts'
import { openAngle, type Swing, squareAngle, swingOf } from './leaf-swing.ts'

/** Degrees, of a front that the pointer is on; a drawer comes out as small a part of its way. */
const ajarAngle = 6

/** Which fronts stand open, and the one that is pointed at. */
export type OpenFronts = { open: ReadonlySet<string>; ajar: string | null }

type Swinging = { front: Front; board: Board; swing: Swing; beyond: Point3 }

/** By front, what does not stand shut: 1 is as far as it goes. */
export function frontSharesOf(
	furniture: Pick<Furniture, 'fronts' | 'boards'>,
	room: Pick<Room, 'width' | 'open'>,
	{ open, ajar }: OpenFronts,
): ReadonlyMap<string, number> {
	const shares = new Map<string, number>()
	if (ajar !== null) shares.set(ajar, ajarAngle / openAngle)
	for (const id of open) shares.set(id, 1)
	const swinging = swingingOf(furniture, open)
	for (const leaf of swinging) {
		const meets = swinging.some((other) => other !== leaf && isInWay(other, leaf))
		const angle = meets ? squareAngle : angleBesideWall(leaf, room)
		shares.set(leaf.front.id, angle / openAngle)
	}
	return shares
}

function swingingOf(
	{ fronts, boards }: Pick<Furniture, 'fronts' | 'boards'>,
	open: ReadonlySet<string>,
): Swinging[] {
	if (open.size === 0) return []
	const byId = new Map(boards.map((board) => [board.id, board]))
	return fronts.flatMap((front): Swinging[] => {
		const board = open.has(front.id) ? byId.get(front.board) : undefined
		const swing = board && swingOf(front, board)
		if (!board || !swing) return []
		const { right } = facingOf(front.run, front.face)
		const sense = front.openingSide === 'Right' ? 1 : -1
		return [{ front, board, swing, beyond: [right[0] * sense, right[1] * sense, 0] }]
	})
}

/** How far the free edge of an open leaf reaches past its hinges. */
function overhangOf({ board }: Swinging, degrees: number): number {
	return board.width * Math.sin(((degrees - 90) * Math.PI) / 180)
}

/** Hinged from the other side, as high, and so near that both would reach over the joint. */
function isInWay(other: Swinging, leaf: Swinging): boolean {
	const isAlike = other.front.run === leaf.front.run && other.front.face === leaf.front.face
	if (!isAlike || along(other.beyond, leaf.beyond) > 0) return false
	const gap = along(leaf.beyond, other.swing.pivot) - along(leaf.beyond, leaf.swing.pivot)
	const reach = overhangOf(leaf, openAngle) + overhangOf(other, openAngle)
	return gap > -1 && gap < reach && overlaps(spanOf(other.board), spanOf(leaf.board))
}

function spanOf({ pose, length }: Board): [number, number] {
	const ends = [pose.origin[2], pose.origin[2] + pose.u[2] * length]
	return [Math.min(...ends), Math.max(...ends)]
}

function overlaps([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
	return a < d && c < b
}

/** mm between a leaf and the wall that it stops at: its handle. */
const handleRoom = 40

function angleBesideWall(leaf: Swinging, { width, open }: Pick<Room, 'width' | 'open'>): number {
	const { beyond, swing, board } = leaf
	const [x, y] = swing.pivot
	const toWall = [
		...(beyond[0] < 0 && !open.left ? [x] : []),
		...(beyond[0] > 0 && !open.right ? [width - x] : []),
		...(beyond[1] < 0 ? [y] : []),
	]
	const free = Math.max(0, Math.min(Infinity, ...toWall) - handleRoom)
	const past = (Math.asin(Math.min(1, free / board.width)) * 180) / Math.PI
	return free === 0 ? squareAngle : Math.min(openAngle, 90 + past)
}

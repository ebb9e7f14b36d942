// Whether a printed room separator stands as its fields say. Written from the wire format and the rules of the
// trade alone: boards are solids, doors lie flush in the face that opens, boxes of fittings hold nothing else.
import type { RoomSeparatorConfiguration } from '@gabarit/engine'
import { boxSolid, type PrintedFitting } from './fitting-box.ts'
import { overlapOf, poseFaults, type Solid, solidOf, touching } from './prism.ts'
import type { CheckedBoard } from './room-faults.ts'
import type { PrintedFront } from './solve-printed.ts'

type PrintedSeparator = {
	boards: readonly CheckedBoard[]
	fronts: readonly PrintedFront[]
	fittings: readonly PrintedFitting[]
}

const floorGap = 20
const ceilingGap = 20

/** Every way in which the boards do not stand in their place or meet each other, in words. */
export function separatorFaults(
	wanted: RoomSeparatorConfiguration,
	{ boards, fronts, fittings }: PrintedSeparator,
): string[] {
	const solids = boards.map((board) => ({ part: board.part, solid: solidOf(board) }))
	const outer = outerOf(wanted)
	return [
		...boards.flatMap(poseFaults),
		...solids.flatMap(({ solid }) => boundFaults(outer, solid)),
		...overlaps(solids.map(({ solid }) => solid)),
		...boxFaults(
			solids.map(({ solid }) => solid),
			fittings,
		),
		...frameFaults(solids, outer),
		...fronts.flatMap((front) => doorFaults(front, solids, outer)),
	]
}

type Outer = { length: number; depth: number; top: number; ceiling: number }

const least = (reading: number | number[]) => Math.min(...[reading].flat())

function outerOf({ room, fix = 'Ceiling', hu, height, depth }: RoomSeparatorConfiguration): Outer {
	const isClamped = fix === 'Ceiling'
	const top = isClamped ? Math.floor(least(hu ?? 0)) - ceilingGap : (height ?? 1000)
	return {
		length: least(room.width),
		depth: depth?.center ?? 350,
		top,
		ceiling: isClamped ? least(hu ?? 0) : top,
	}
}

function boundFaults({ length, depth, top }: Outer, solid: Solid): string[] {
	const isIn =
		solid.lowest[0] >= -touching &&
		solid.lowest[1] >= -touching &&
		solid.lowest[2] >= floorGap - touching &&
		solid.highest[0] <= length + touching &&
		solid.highest[1] <= depth + touching &&
		solid.highest[2] <= top + touching
	return isIn ? [] : [`${solid.board.id} leaves the separator`]
}

function overlaps(solids: readonly Solid[]): string[] {
	return solids.flatMap((a, i) =>
		solids
			.slice(i + 1)
			.filter((b) => overlapOf(a, b) > touching)
			.map((b) => `${a.board.id} is inside ${b.board.id}`),
	)
}

function boxFaults(solids: readonly Solid[], fittings: readonly PrintedFitting[]): string[] {
	const boxes = fittings.flatMap((fitting) => boxSolid(fitting) ?? [])
	return [
		...overlaps(boxes),
		...boxes.flatMap((box) =>
			solids
				.filter((solid) => overlapOf(box, solid) > touching)
				.map(({ board }) => `${board.id} stands in the box of ${box.board.id}`),
		),
	]
}

type Placed = { part: string; solid: Solid }

/** Uprights begin and end it; every other level board touches an upright at each of its ends. */
function frameFaults(placed: readonly Placed[], { length, top }: Outer): string[] {
	const uprights = placed.filter(({ part }) => part === 'Upright').map(({ solid }) => solid)
	const ends = [
		Math.min(...uprights.map(({ lowest }) => lowest[0])),
		Math.max(...uprights.map(({ highest }) => highest[0])),
	]
	const stands = uprights.every(
		({ lowest, highest }) => lowest[2] === floorGap && Math.abs(highest[2] - top) < touching,
	)
	const faces = new Set(uprights.flatMap(({ lowest, highest }) => [lowest[0], highest[0]]))
	const between = placed
		.filter(({ part }) => part === 'Deck' || part === 'GridShelf' || part === 'Divider')
		.filter(({ solid }) => !faces.has(solid.lowest[0]) || !faces.has(solid.highest[0]))
	return [
		...(ends[0] === 0 && ends[1] === length ? [] : [`from ${ends.join(' to ')}, not ${length}`]),
		...(stands ? [] : ['an upright does not reach from the glides to the top']),
		...between.map(({ solid }) => `${solid.board.id} hangs in the air`),
	]
}

/** Flush in its face, 2 from all that is around it, with something behind that closes the other face. */
function doorFaults(front: PrintedFront, placed: readonly Placed[], { depth }: Outer): string[] {
	const leaf = placed.find(({ solid }) => solid.board.id === front.board)?.solid
	if (!leaf) return [`${front.board} is no board`]
	const isRear = front.face === 'Rear'
	const flush = isRear ? leaf.lowest[1] : leaf.highest[1] - depth
	const out = leaf.board.pose.n[1] * (isRear ? -1 : 1)
	const behind = placed.some(
		({ part, solid }) =>
			part === 'Divider' &&
			solid.lowest[0] < leaf.lowest[0] &&
			solid.highest[0] > leaf.highest[0] &&
			solid.lowest[2] === leaf.lowest[2] - 2 &&
			Math.abs(isRear ? solid.highest[1] - depth : solid.lowest[1]) < touching,
	)
	const height = leaf.highest[2] - leaf.lowest[2]
	return [
		...(Math.abs(flush) < touching ? [] : [`${front.board} is not flush`]),
		...(out > 0.99 ? [] : [`${front.board} shows its inner face`]),
		...(behind ? [] : [`${front.board} has no divider behind it`]),
		...(front.hinges.every((hinge) => hinge > 0 && hinge < height)
			? []
			: [`${front.board} has a hinge outside itself`]),
	]
}

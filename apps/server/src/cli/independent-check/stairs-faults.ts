// Furniture under a flight as the definition of its fields says it is: a floor, walls, the line under the steps, carts
// that come out. Written from the wire format and from domain 23.1 and 23.2 alone.
import type { StairsFurnitureConfiguration } from '@gabarit/engine'
import { boxSolids, type PrintedFitting } from './fitting-box.ts'
import { overlapOf, type Solid, solidOf, touching } from './prism.ts'
import { type CheckedBoard, faultsOf } from './room-faults.ts'

export type StairBoard = CheckedBoard & { group: string; module: number | null }

/** Every way in which boards and what is bought do not stand together, in words. */
export function stairsFaults(
	stairs: StairsFurnitureConfiguration,
	boards: readonly StairBoard[],
	fittings: readonly PrintedFitting[],
): string[] {
	const solids = boards.map((board) => solidOf(board))
	const boxes = fittings.flatMap(boxSolids)
	return [
		...faultsOf(roomUnder(stairs), boards, fittings),
		...boxes.flatMap((box, i) => [
			...metBy(box, solids).map((id) => `${id} stands in ${box.board.id}`),
			...metBy(box, boxes.slice(i + 1)).map((id) => `${id} is in ${box.board.id}`),
		]),
		...cartFaults(boards),
	]
}

/** The line from the low end, one rise up for one going along, is a ceiling; opened from the end it is behind. */
function roomUnder({ room, hu, walls, baseboard, stair = {} }: StairsFurnitureConfiguration) {
	const { rises = 'Right', access = 'Side', rise = 180, going = 250 } = stair
	const line = {
		low: (stair.low ?? 350) - (stair.stringer ?? 0),
		angle: (Math.atan2(rise, going) * 180) / Math.PI,
	}
	const end = rises === 'Right' ? 'left' : 'right'
	return {
		version: 1 as const,
		room: { width: room.width },
		hu,
		...(walls && { walls }),
		...(baseboard && { baseboard }),
		slope: { [access === 'Front' ? 'back' : end]: line },
	}
}

function metBy(solid: Solid, others: readonly Solid[]): string[] {
	return others.filter((other) => overlapOf(solid, other) > touching).map((other) => other.board.id)
}

/** mm between two looks at a cart on its way out. */
const STEP = 60

/** A cart comes out with its front, all the way, and meets no board that stays. */
function cartFaults(boards: readonly StairBoard[]): string[] {
	const groups = new Set(
		boards.filter(({ part }) => part === 'CartBottom').map(({ group }) => group),
	)
	return [...groups].flatMap((group) => {
		const own = boards.filter((board) => board.group === group)
		const staying = boards.filter((board) => board.group !== group).map((board) => solidOf(board))
		const length = Math.max(...own.flatMap(({ outline }) => outline.map(([a]) => a)))
		const steps = Array.from({ length: Math.ceil(length / STEP) }, (_, i) => (i + 1) * STEP)
		const met = steps.flatMap((out) =>
			own.flatMap((board) =>
				metBy(solidOf(movedOut(board, out)), staying).map(
					(id) => `${board.id} meets ${id} when ${out} out`,
				),
			),
		)
		const fronts = own.filter(({ part }) => part === 'PullOutFront').length
		return [...met.slice(0, 1), ...(fronts === 1 ? [] : [`${group} has ${fronts} fronts`])]
	})
}

function movedOut(board: StairBoard, by: number): StairBoard {
	const [x, y, z] = board.pose.origin
	return { ...board, pose: { ...board.pose, origin: [x, y + by, z] } }
}

// TV furniture as the definition of its fields says it is: a floor, a wall behind and beside it with their skirting,
// a tablet at its height, a screen on it. Written from the wire format and from domain 22.1 alone.
import type { TvFurnitureConfiguration } from '@gabarit/engine'
import { boxSolid, type PrintedFitting } from './fitting-box.ts'
import { cornersOf, overlapOf, type Solid, solidOf, touching, type Vector } from './prism.ts'
import type { CheckedBoard } from './room-faults.ts'

/** Every way in which boards and what is bought do not stand together, in words. */
export function tvFaults(
	tv: TvFurnitureConfiguration,
	boards: readonly CheckedBoard[],
	fittings: readonly PrintedFitting[],
): string[] {
	const solids = boards.map((board) => solidOf(board))
	const boxes = fittings.flatMap((fitting) => boxSolid(fitting) ?? [])
	const all = [...solids, ...boxes, ...skirtingOf(tv)]
	return [
		...all.flatMap((one, i) =>
			all
				.slice(i + 1)
				.filter((other) => overlapOf(one, other) > touching)
				.map((other) => `${one.board.id} is in ${other.board.id}`),
		),
		...[...solids, ...boxes].flatMap((solid) => outsideFaults(tv, solid)),
		...solids.flatMap((solid) => liftFaults(tv, solid)),
		...tabletFaults(tv, boards),
	]
}

const lengthOf = ({ room }: TvFurnitureConfiguration) => Math.min(...[room.width].flat())
/** mm: no air, no skirting moves the furniture further into the room. */
const AIR_MOST = 140

function outsideFaults(tv: TvFurnitureConfiguration, solid: Solid): string[] {
	const length = lengthOf(tv)
	const depth = (tv.depth?.center ?? 420) + AIR_MOST
	const isOut = ([x, y, z]: Vector) =>
		x < -touching || x > length + touching || y < -touching || y > depth + touching || z < -touching
	return cornersOf(solid).some(isOut) ? [`${solid.board.id} stands out`] : []
}

/** Under what hangs or stands on legs there is no board. */
function liftFaults({ base }: TvFurnitureConfiguration, { board, lowest }: Solid): string[] {
	const lift = base && base.kind !== 'Plinth' ? base.height : 0
	return lowest[2] < lift - touching ? [`${board.id} is at ${lowest[2]}, under ${lift}`] : []
}

/** The tablet's upper face is at the height that was asked, over its whole length; a screen stands on it. */
function tabletFaults(
	{ height = 500, screen, tall }: TvFurnitureConfiguration,
	boards: readonly CheckedBoard[],
): string[] {
	const pieces = boards.filter(({ part }) => part === 'Tablet').map((board) => solidOf(board))
	const low = pieces.filter(({ highest }) => Math.abs(highest[2] - height) > touching)
	const from = Math.min(...pieces.map(({ lowest }) => lowest[0]))
	const to = Math.max(...pieces.map(({ highest }) => highest[0]))
	const isBeside = Boolean(tall?.left ?? tall?.right)
	const wide = screen ? Math.ceil((screen.diagonal * 25.4 * 16) / Math.hypot(16, 9)) + 20 : 0
	const mustFit = screen && (screen.place === 'Stand' || isBeside)
	const room = to - from - (isBeside ? 100 : 0)
	return [
		...low.map(({ board, highest }) => `${board.id} ends at ${highest[2]}`),
		...(mustFit && wide > room ? [`a screen of ${wide} over ${room}`] : []),
	]
}

/** Skirting that stays, along the wall behind and the walls beside. */
function skirtingOf({ baseboard, walls = 'None', ...tv }: TvFurnitureConfiguration): Solid[] {
	const { height = 0, thickness = 0 } = baseboard ?? {}
	if (height === 0 || thickness === 0) return []
	const length = Math.min(...[tv.room.width].flat())
	const box = (id: string, [x, wide]: [number, number], deep: number) =>
		solidOf({
			id,
			thickness: height,
			groove: 0,
			outline: [
				[0, 0],
				[wide, 0],
				[wide, deep],
				[0, deep],
			],
			pose: { origin: [x, 0, 0], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
		})
	const reach = 1000
	const left = walls === 'Left' || walls === 'Both'
	const right = walls === 'Right' || walls === 'Both'
	const start = left ? thickness : 0
	return [
		box('skirting behind', [start, length - start - (right ? thickness : 0)], thickness),
		...(left ? [box('skirting at the left', [0, thickness], reach)] : []),
		...(right ? [box('skirting at the right', [length - thickness, thickness], reach)] : []),
	]
}

// A batten stands between the corner strips of two runs. It is hardware and no board, but without it the picture has a
// slit.
import type { Board, Furniture, Point3 } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'

type Box = { from: Point3; to: Point3 }

function boxOf(board: Board): Box {
	const corners = cornersOf(board)
	const end = (pick: (...values: number[]) => number): Point3 => [
		pick(...corners.map(([x]) => x)),
		pick(...corners.map(([, y]) => y)),
		pick(...corners.map(([, , z]) => z)),
	]
	return { from: end(Math.min), to: end(Math.max) }
}

function between(main: Box, side: Box): Box | null {
	const top = Math.min(main.to[2], side.to[2])
	const acrossX: [number, number] =
		side.to[0] < main.from[0] ? [side.to[0], main.from[0]] : [main.to[0], side.from[0]]
	if (acrossX[1] > acrossX[0]) {
		return { from: [acrossX[0], main.from[1], 0], to: [acrossX[1], main.to[1], top] }
	}
	if (side.from[1] <= main.to[1]) return null
	return { from: [side.from[0], main.to[1], 0], to: [side.to[0], side.from[1], top] }
}

export function cornerBattens({ boards }: Pick<Furniture, 'boards'>): Board[] {
	const strips = boards.filter(({ part }) => part === 'CornerStrip')
	const mains = strips.filter(({ run }) => run === 'Main')
	return strips
		.filter(({ run }) => run !== 'Main')
		.flatMap((side): Board[] => {
			const own = boxOf(side)
			const nearest = mains
				.map((main) => ({ main, away: Math.abs(boxOf(main).from[0] - own.from[0]) }))
				.toSorted((a, b) => a.away - b.away)[0]
			const box = nearest && between(boxOf(nearest.main), own)
			if (!box) return []
			const [width, depth, height] = [0, 1, 2].map(
				(axis) => (box.to[axis] ?? 0) - (box.from[axis] ?? 0),
			)
			if (width === undefined || depth === undefined || height === undefined) return []
			return [
				{
					...side,
					id: `${side.id}-batten`,
					length: height,
					width,
					thickness: depth,
					outline: [
						[0, 0],
						[height, 0],
						[height, width],
						[0, width],
					],
					cuts: [],
					pose: { origin: box.from, u: [0, 0, 1], v: [1, 0, 0], n: [0, 1, 0] },
				},
			]
		})
}

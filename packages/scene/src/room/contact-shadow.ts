// Light that a floor loses at the foot of the furniture: between the two it can come from fewer sides. A strip of rings
// around each foot, darkest at it.
import type { Board, Furniture, Point2 } from '@gabarit/engine'
import { toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'

/** mm from the foot, and how much darker the floor is there. */
const rings: readonly (readonly [number, number])[] = [
	[-30, 0.4],
	[0, 0.38],
	[14, 0.31],
	[40, 0.22],
	[85, 0.13],
	[150, 0.06],
	[240, 0],
]
/** What stands on feet or glides this high still shades the floor, mm. */
const lowest = 160
/** Above the planks, so that neither cuts through the other, mm. */
const above = 0.6

export type Foot = { x: Point2; y: Point2 }

/** Corners in three's metres, each with how dark it is. */
export type ContactShadow = { positions: number[]; darkness: number[]; indices: number[] }

function boundsOf(boards: readonly Board[]): Foot {
	const corners = boards.flatMap(cornersOf)
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
	return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] }
}

/** One foot for each run, of the boards that come close to the floor. */
export function feetOf({ boards }: Pick<Furniture, 'boards'>): Foot[] {
	const low = boards.filter((board) => Math.min(...cornersOf(board).map(([, , z]) => z)) < lowest)
	const standing = low.filter(({ part }) => part !== 'Leaf' && part !== 'DrawerFront')
	return [...Map.groupBy(standing, ({ run }) => run).values()].map(boundsOf)
}

function ringOf({ x, y }: Foot, away: number): Point2[] {
	const [left, right, back, front] = [x[0] - away, x[1] + away, y[0] - away, y[1] + away]
	const round = Math.max(0, away)
	return [
		[left + round, back],
		[right - round, back],
		[right, back + round],
		[right, front - round],
		[right - round, front],
		[left + round, front],
		[left, front - round],
		[left, back + round],
	]
}

export function contactShadowOf(feet: readonly Foot[]): ContactShadow {
	const shadow: ContactShadow = { positions: [], darkness: [], indices: [] }
	for (const foot of feet) {
		const first = shadow.darkness.length
		for (const [away, dark] of rings) {
			for (const [x, y] of ringOf(foot, away)) {
				shadow.positions.push(...toScene([x, y, above]))
				shadow.darkness.push(dark)
			}
		}
		const around = 8
		for (let ring = 0; ring < rings.length - 1; ring++) {
			for (let i = 0; i < around; i++) {
				const [a, b] = [first + ring * around + i, first + ring * around + ((i + 1) % around)]
				shadow.indices.push(a, b, b + around, a, b + around, a + around)
			}
		}
	}
	return shadow
}

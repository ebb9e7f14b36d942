// Bought parts are drawn where the engine says that they stand: inside their bay, rails at the height of their zone.
import { expect, test } from 'vitest'
import { goldenCases } from '../testing/golden-furniture.ts'
import { zoneSpacesOf } from './bay-space.ts'
import { type FittingBox, fittingBoxesOf } from './fittings.ts'
import { inRoom } from './run-frame.ts'

const middleOf = ({ from, to }: FittingBox) => (from[2] + to[2]) / 2

test.each(goldenCases)(
	'$name: every rail is drawn at the height of its zone',
	({ furniture, room }) => {
		const bars = fittingBoxesOf(furniture).filter(({ finish }) => finish === 'rail')
		for (const { run, kind, x, width, back, front, rail } of zoneSpacesOf(furniture)) {
			if (kind !== 'Wardrobe' && kind !== 'WardrobeOnLift') continue
			const [a, b] = inRoom(run, room.width, [x + width / 2, (back + front) / 2, 0])
			const here = bars.filter(
				({ from, to }) => from[0] <= a && a <= to[0] && from[1] <= b && b <= to[1],
			)
			expect(here.map(middleOf)).toContainEqual(rail)
		}
	},
)

test.each(goldenCases)(
	'the drawn fittings of $name stay inside their bays',
	({ furniture, room }) => {
		const { width } = room
		const bays = zoneSpacesOf(furniture).map(
			({ run, x, width: clear, back, front, bottom, height }) => {
				const corners = [
					inRoom(run, width, [x, back, bottom]),
					inRoom(run, width, [x + clear, front, bottom + height]),
				] as const
				const sorted = ([0, 1, 2] as const).map((axis) => corners.map((at) => at[axis]))
				return {
					low: sorted.map((pair) => Math.min(...pair)),
					high: sorted.map((pair) => Math.max(...pair)),
				}
			},
		)
		for (const { from, to } of fittingBoxesOf(furniture)) {
			const inside = bays.some(({ low, high }) =>
				([0, 1, 2] as const).every(
					(axis) => from[axis] >= (low[axis] ?? 0) - 0.01 && to[axis] <= (high[axis] ?? 0) + 0.01,
				),
			)
			expect(inside, `${from.join(' ')} to ${to.join(' ')}`).toBe(true)
		}
	},
)

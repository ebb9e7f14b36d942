// Bought parts are drawn where the engine says that they stand: inside their bay, rails at the height of their zone.
import { buildFurniture, type DressingConfiguration, type Priority } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { cornersOf } from '../board/board-corners.ts'
import { goldenCases } from '../testing/golden-furniture.ts'
import { zoneSpacesOf } from './bay-space.ts'
import { cornerBattensOf, type FittingBox, fittingBoxesOf } from './fittings.ts'
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

function cornerFurniture(change: Partial<DressingConfiguration>) {
	const result = buildFurniture(
		{
			version: 1,
			footprint: 'StraightWithTwoSide',
			room: { width: 4600, sideLeft: 2400, sideRight: 2400 },
			hu: 2500,
			...change,
		},
		sampleCatalogue,
	)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	return result.value
}

test.each(['Main', 'Both', 'None'] as const satisfies readonly Priority[])(
	'a corner batten is drawn around the axis of its fitting, as long as it is (priority %s)',
	(priority) => {
		const furniture = cornerFurniture({ priority })
		const fittings = furniture.fittings.filter(({ item }) => item.family === 'corner-batten')
		const battens = cornerBattensOf(furniture)
		expect(fittings).toHaveLength(2)
		expect(battens.map(({ id }) => id)).toEqual(fittings.map(({ id }) => id))
		battens.forEach((batten, i) => {
			const { pose, item, boards } = fittings[i] ?? {}
			const [x, y, z] = pose?.origin ?? [NaN, NaN, NaN]
			const corners = cornersOf(batten)
			const span = ([0, 1, 2] as const).map((axis) => {
				const all = corners.map((corner) => corner[axis])
				return [Math.min(...all), Math.max(...all)]
			})
			expect(span).toEqual([
				[x - 9.5, x + 9.5],
				[y - 9.5, y + 9.5],
				[z, z + Number(item?.size)],
			])
			const strip = furniture.boards.find(({ id }) => id === boards?.[0])
			expect(batten.material).toBe(strip?.material)
		})
	},
)

test('a straight run has no corner batten', () => {
	expect(cornerBattensOf(cornerFurniture({ footprint: 'Straight' }))).toEqual([])
})

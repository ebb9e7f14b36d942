// Every layout is made in the buyer's own room, its pattern going on as far as the room does.
import { buildFurniture, compositionsOf, type RoomSeparatorConfiguration } from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { layoutInRoom } from './layout-in-room.ts'

const layouts = compositionsOf('roomSeparator').map(({ reference, configuration }) => ({
	reference,
	layout: configuration as RoomSeparatorConfiguration,
}))
const own = (width: number, hu: number): RoomSeparatorConfiguration => ({
	version: 1,
	type: 'roomSeparator',
	room: { width, beside: 900 },
	hu,
	colors: { exterior: 'P1-white' },
})

test('there are six', () => {
	expect(layouts).toHaveLength(6)
})

test.each(layouts)('$reference keeps the length, the ceiling and the colours', ({ layout }) => {
	for (const [width, hu] of [
		[1200, 2300],
		[1800, 2500],
		[1999, 2700],
	] as const) {
		const made = layoutInRoom(layout, own(width, hu), catalogue)
		expect(made).toMatchObject({ room: { width, beside: 900 }, hu, colors: own(0, 0).colors })
		expect(buildFurniture(made, catalogue)).toMatchObject({ ok: true })
	}
})

test('a longer room repeats the pattern of the columns', () => {
	const studio = layouts.find(({ reference }) => reference === 'studio')?.layout
	if (studio === undefined) throw new Error('no studio')
	const made = layoutInRoom(studio, own(4000, 2500), catalogue)
	expect(made.columns).toBeGreaterThan(4)
	const doorsOf = (column: number) =>
		(made.cells ?? []).filter((cell) => cell.column === column).map(({ fill }) => fill)
	for (let column = 4; column < (made.columns ?? 0); column++)
		expect(doorsOf(column)).toEqual(doorsOf(column % 4))
})

test('in its own room a layout stays as it is', () => {
	for (const { layout } of layouts) expect(layoutInRoom(layout, layout, catalogue)).toEqual(layout)
})

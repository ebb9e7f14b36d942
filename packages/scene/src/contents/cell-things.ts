// What stands in the open cells of a grid, in the middle of its depth since it is seen from both sides.
import type { Furniture } from '@gabarit/engine'
import { fractionOf } from '../board/grain-offset.ts'
import { gridSpaceOf, type Span } from '../grid/grid-space.ts'
import { boxColors, clothColors, type Thing, type ThingKind } from './thing.ts'

type Cell = { key: string; across: Span; up: Span; faces: Span }

const bookColors = [...Object.values(clothColors), boxColors.charcoal]

export function cellThingsOf(furniture: Pick<Furniture, 'grid' | 'boards'>): Thing[] {
	const space = gridSpaceOf(furniture)
	if (!space) return []
	return (furniture.grid?.cells ?? [])
		.filter(({ fill }) => fill === 'Open')
		.map(({ column, row, x, z, width, height }) => ({
			key: `cell ${column} ${row}`,
			across: { from: x, to: x + width },
			up: { from: z, to: z + height },
			faces: space.faces,
		}))
		.flatMap(thingsIn)
}

function middleOf({ from, to }: Span): number {
	return (from + to) / 2
}

const shelves: readonly { until: number; fill: (cell: Cell) => Thing[] }[] = [
	{ until: 0.14, fill: () => [] },
	{ until: 0.56, fill: books },
	{ until: 0.74, fill: lyingBooks },
	{ until: 0.86, fill: vase },
	{ until: 1, fill: box },
]

/** mm free: under it nothing is shown, and nothing stands upright. */
const least = { lying: 150, upright: 240 } as const

/** Books, a vase, a bowl or a box, always the same in a cell of this key. */
export function thingsIn(cell: Cell): Thing[] {
	const chance = fractionOf(cell.key)
	const high = cell.up.to - cell.up.from
	if (high < least.lying) return []
	if (high < least.upright) return chance < 0.5 ? [] : lyingBooks(cell)
	return shelves.find(({ until }) => chance < until)?.fill(cell) ?? []
}

function between(from: number, to: number, key: string): number {
	return from + (to - from) * fractionOf(key)
}

function colorOf(key: string): string {
	return (
		bookColors[Math.floor(fractionOf(`${key} color`) * bookColors.length)] ?? boxColors.charcoal
	)
}

type Placed = { x: number; z?: number; size: readonly [number, number, number]; turn?: number }

function thingAt(cell: Cell, kind: ThingKind, { x, z = 0, size, turn = 0 }: Placed): Thing {
	return {
		run: 'Main',
		kind,
		at: [x, middleOf(cell.faces), cell.up.from + z],
		size,
		turn,
		color: colorOf(`${cell.key} ${kind} ${Math.round(x)} ${z}`),
	}
}

/** mm free above what stands. */
const above = 45

function books(cell: Cell): Thing[] {
	const { key, across, up } = cell
	const most = up.to - up.from - above
	const fromRight = fractionOf(`${key} side`) > 0.5
	const reach = (across.to - across.from) * between(0.34, 0.72, `${key} reach`)
	const things: Thing[] = []
	for (let used = 12, i = 0; used < reach; i++) {
		const thick = between(16, 42, `${key} ${i} thick`)
		const x = used + thick / 2
		const size = [
			thick,
			between(140, 180, `${key} ${i} deep`),
			Math.min(most, between(195, 275, `${key} ${i} high`)),
		] as const
		things.push(thingAt(cell, 'book', { x: fromRight ? across.to - x : across.from + x, size }))
		used += thick + 1
	}
	return things
}

const bowl = [150, 150, 62] as const

function lyingBooks(cell: Cell): Thing[] {
	const { key, across, up } = cell
	const x = across.from + (across.to - across.from) * between(0.34, 0.66, `${key} x`)
	const count = 2 + Math.floor(fractionOf(`${key} count`) * 3)
	const most = up.to - up.from - above - bowl[2]
	const things: Thing[] = []
	let z = 0
	for (let i = 0; i < count; i++) {
		const thick = between(18, 34, `${key} ${i} thick`)
		if (z + thick > most) break
		const size = [between(210, 250, `${key} ${i} wide`), 165, thick] as const
		things.push(thingAt(cell, 'book', { x, z, size, turn: between(-7, 7, `${key} ${i}`) }))
		z += thick + 1
	}
	return [...things, thingAt(cell, 'bowl', { x, z, size: bowl })]
}

function vase(cell: Cell): Thing[] {
	const { key, across, up } = cell
	const most = up.to - up.from - above
	const x = across.from + (across.to - across.from) * between(0.3, 0.7, `${key} x`)
	const high = Math.min(most, between(190, 260, `${key} high`))
	return [thingAt(cell, 'vase', { x, size: [high * 0.52, high * 0.52, high] })]
}

function box(cell: Cell): Thing[] {
	const { key, across, up } = cell
	const wide = Math.min(300, (across.to - across.from) * 0.6)
	const x = middleOf(across) + between(-30, 30, `${key} x`)
	const high = Math.min(190, up.to - up.from - above)
	return [thingAt(cell, 'box', { x, size: [wide, 240, high] })]
}

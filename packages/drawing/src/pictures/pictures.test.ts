import { type Handle, handleColorHexes, handleColors, templateIds } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import type { Drawing } from '../drawing.ts'
import { writeSvg } from '../writers/svg.ts'
import { drawDoorStyle } from './fronts.ts'
import { drawFurnitureType, type FurnitureTypePicture } from './furniture-type.ts'
import { drawHandle, handleInks } from './handle.ts'
import { drawMeasure, measureFields } from './measure.ts'
import { drawPitfall } from './pitfall.ts'
import { drawFootprint, drawWalls } from './room.ts'
import { drawSlope, drawSlopeMeasures } from './slope.ts'
import { drawTemplate, drawTemplatePair } from './template.ts'
import { drawPriority, drawWallKind } from './wall-kind.ts'

const ten = Array.from({ length: 10 }, (_, i) => i)
const pairs = Array.from({ length: 32 }, (_, i) => i)
const types: FurnitureTypePicture[] = [
	'desk',
	'panels',
	'roomSeparator',
	'stairsFurniture',
	'tvFurniture',
	'wardrobe',
	'shelves',
	'drawer',
	'top10',
]
const families: Record<string, Drawing[]> = {
	templates: templateIds.map(drawTemplate),
	pairs: pairs.map(drawTemplatePair),
	footprints: (['Straight', 'LeftSide', 'RightSide', 'StraightWithTwoSide'] as const).map(
		drawFootprint,
	),
	walls: (['None', 'Left', 'Right', 'Both'] as const).map((set) => drawWalls(set)),
	wallKinds: (['None', 'Fireplace', 'LeftRecess', 'RightRecess', 'BothRecess'] as const).map(
		drawWallKind,
	),
	priorities: (['LeftSide', 'RightSide', 'StraightWithTwoSide'] as const).flatMap((footprint) =>
		(['Main', 'Side', 'None'] as const).map((priority) => drawPriority(footprint, priority)),
	),
	slopes: (['None', 'Left', 'Right', 'Back', 'BothSide'] as const).map(drawSlope),
	slopeMeasures: (['left', 'right'] as const).flatMap((side) =>
		(['low', 'run', 'angle'] as const).map((figure) => drawSlopeMeasures(side, figure)),
	),
	doors: [
		drawDoorStyle({ style: 'None' }),
		drawDoorStyle({ style: 'Simple' }),
		...[1, 2, 3, 4, 5].map((count) => drawDoorStyle({ style: 'StraightLines', count })),
		...[1, 2, 3].map((count) => drawDoorStyle({ style: 'Frames', count })),
	],
	handles: [drawHandle(null), ...sampleCatalogue.handles.map((handle) => drawHandle(handle))],
	types: types.map((type) => drawFurnitureType(type)),
	measures: measureFields.map(drawMeasure),
	pitfalls: ten.map((i) => drawPitfall(i + 1)),
}

test.each(Object.entries(families))(
	'%s: each picture stays in its size and differs from the others',
	(_, drawings) => {
		for (const drawing of drawings) {
			expect(drawing.shapes.length).toBeGreaterThan(0)
			const box = boxOf(drawing.shapes)
			expect(box.x).toBeGreaterThanOrEqual(0)
			expect(box.y).toBeGreaterThanOrEqual(0)
			expect(box.x + box.width).toBeLessThanOrEqual(drawing.width)
			expect(box.y + box.height).toBeLessThanOrEqual(drawing.height)
		}
		const svgs = drawings.map((drawing) => writeSvg(drawing, { accessible: false }))
		expect(new Set(svgs).size).toBe(svgs.length)
	},
)

test("numbers in pictures are written as in the reader's language", () => {
	const english = (value: number) => value.toLocaleString('en-GB')
	const wordsOf = (drawing: Drawing) =>
		drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
	expect(wordsOf(drawFurnitureType('desk'))).toEqual(['1\u202F200'])
	expect(wordsOf(drawFurnitureType('desk', english))).toEqual(['1,200'])
	expect(wordsOf(drawPitfall(2, english))).toEqual(['1,414'])
})

test('a bow differs from a bar, a square knob from a round one', () => {
	const written = (reference: string, shape: Handle['shape']) => {
		const handle = sampleCatalogue.handles.find((own) => own.reference === reference)
		if (!handle) throw new Error(`no ${reference}`)
		return writeSvg(drawHandle({ ...handle, shape }))
	}
	expect(written('bar-160', 'Bow')).not.toBe(written('bar-160', 'Straight'))
	expect(written('knob', 'Square')).not.toBe(written('knob', 'Round'))
})

test.each(handleColors)('a handle in %s is lit from above, in its colour', (color) => {
	const { metalDeep, metalShade, metalFace, metalLit } = handleInks(color)
	expect(metalFace).toBe(handleColorHexes[color])
	const light = [metalDeep, metalShade, metalFace, metalLit].map((ink) =>
		Number.parseInt(ink?.slice(1, 3) ?? '', 16),
	)
	expect(light).toEqual(light.toSorted((a, b) => a - b))
})

test('a handle shows the pieces of the preview: a bar of 320 is drawn longer than one of 128', () => {
	const bar = sampleCatalogue.handles.find(({ kind }) => kind === 'Bar')
	if (!bar) throw new Error('no bar')
	const heightOf = (length: number) => {
		const { shapes } = drawHandle({ ...bar, length, holePitch: 0 }, { leaf: false })
		const metal = shapes.filter((shape) => shape.kind === 'path' && shape.fill === 'metalFace')
		return boxOf(metal).height / boxOf(metal).width
	}
	expect(heightOf(320)).toBeGreaterThan(heightOf(128))
})

test('an unknown field has the picture of the width, an unknown pitfall none', () => {
	expect(drawMeasure('nothing')).toEqual(drawMeasure('room.width'))
	expect(drawPitfall(11).shapes).toEqual([])
})

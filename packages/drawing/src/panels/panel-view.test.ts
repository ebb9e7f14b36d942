import type { Board } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import type { Shape } from '../drawing.ts'
import { type PanelCase, panelPlanOf } from '../testing/panel-plans.ts'
import { captionsOf } from '../testing/sample-plan.ts'
import { overlapsOf } from '../testing/sheet-faults.ts'
import { panelLinesOf } from './panel-lines.ts'
import { panelView } from './panel-view.ts'

const captions = captionsOf('en')

function boardOf(name: PanelCase, line = 0): Board {
	const lines = panelLinesOf(panelPlanOf(name).furniture).filter(({ kind }) => kind === 'list')
	const board = lines[line]?.boards[0]
	if (!board) throw new Error(`${name} has no line ${line}`)
	return board
}

const circlesOf = (shapes: readonly Shape[]) =>
	shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape] : []))
const bandsOf = (shapes: readonly Shape[]) =>
	shapes.flatMap((shape) => (shape.kind === 'path' && shape.pen === 'band' ? [shape] : []))

test('the view of a panel is to scale, its length to the right, bores at their places and true', () => {
	const { shapes } = panelView(boardOf('p3'), captions, 10)
	const outline = shapes.filter((shape) => shape.kind === 'path' && shape.pen === 'board')
	expect(boxOf(outline)).toMatchObject({ x: 0, y: 0, width: 160, height: 70 })
	expect(circlesOf(shapes).map(({ center, radius }) => [...center, radius])).toEqual([[80, 62, 4]])
})

test('a rounded corner of a panel is left by its outline and its band', () => {
	const { shapes } = panelView(boardOf('p3'), captions, 10)
	const bands = bandsOf(shapes)
	expect(bands).toHaveLength(4)
	const outlines = shapes.flatMap((shape) =>
		shape.kind === 'path' && shape.pen === 'board' ? [shape] : [],
	)
	expect(outlines).toHaveLength(1)
	for (const { points } of [...bands, ...outlines])
		for (const [x, y] of points) {
			const [dx, dy] = [Math.min(x, 160 - x), Math.min(y, 70 - y)]
			if (dx < 5 && dy < 5) expect(Math.hypot(5 - dx, 5 - dy)).toBeCloseTo(5, 6)
		}
})

test('only banded sides of a panel are thick, and the cut has the band of length2', () => {
	const [side, ...others] = bandsOf(panelView(boardOf('p2', 1), captions, 10).shapes)
	expect(others).toEqual([])
	expect(side?.points).toEqual([
		[0, 0],
		[210, 0],
	])
	const chamfer = bandsOf(panelView(boardOf('chamfer'), captions, 10).shapes)
	expect(chamfer).toHaveLength(4)
	const cut = chamfer.find(({ points }) => points.length === 2 && points[0]?.[1] === 100)
	expect(cut?.points).toEqual([
		[90, 100],
		[30, 140],
	])
})

test('the grain of a panel runs where its line says', () => {
	const wayOf = (name: PanelCase) => {
		const grain = panelView(boardOf(name), captions, 10).shapes.flatMap((shape) =>
			shape.kind === 'strokes' && shape.pen === 'grain' ? shape.segments : [],
		)
		expect(grain.length).toBeGreaterThan(5)
		return grain.every(([[, y], [, otherY]]) => Math.abs(y - otherY) < 1e-6) ? 'length' : 'width'
	}
	expect(wayOf('p1')).toBe('length')
	expect(wayOf('chamfer')).toBe('width')
})

test('bores of a panel too close for dimensions are given in words instead', () => {
	const { crowded, shapes } = panelView(boardOf('crowded'), captions, 20)
	expect(crowded.map(({ bores }) => bores.length)).toEqual([12])
	expect(overlapsOf({ shapes })).toEqual([])
	expect(panelView(boardOf('p2'), captions, 20).crowded).toEqual([])
})

import { expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import { type PanelCase, panelPlanOf } from '../testing/panel-plans.ts'
import { captionsOf } from '../testing/sample-plan.ts'
import { textsOf } from '../testing/sheet-faults.ts'
import { type PanelLine, panelLinesOf } from './panel-lines.ts'
import { jointOf, wallChains, wallFaces } from './wall-view.ts'

const captions = captionsOf('en')

function wallOf(name: PanelCase, index = 0): PanelLine['boards'] {
	const walls = panelLinesOf(panelPlanOf(name).furniture).filter(({ kind }) => kind === 'wall')
	const boards = walls[index]?.boards
	if (!boards) throw new Error(`${name} has no wall ${index}`)
	return boards
}

const lookAt = (scale: number) => ({ captions, pencil: { scale, text: 1 }, profiles: [] })
const wordsAt = (name: PanelCase, scale: number) =>
	textsOf(wallChains(wallOf(name), lookAt(scale))).map(({ text }) => text)

test('a clad wall has all its panels in their places, its corner at the origin', () => {
	const faces = wallFaces(wallOf('p3'), lookAt(10)).filter(
		(shape) => shape.kind === 'path' && shape.pen === 'front',
	)
	expect(faces).toHaveLength(4)
	expect(boxOf(faces)).toMatchObject({ x: 0, y: 0, width: 340, height: 250 })
	const lefts = faces.map((face) => boxOf([face]).x)
	expect(lefts).toEqual([0, 85.1, 170.2, 255.3].map((left) => expect.closeTo(left, 6)))
	// the second wall stands beside the first in the room, not on its sheet
	expect(boxOf(wallFaces(wallOf('walls', 1), lookAt(10))).x).toBeCloseTo(0, 6)
})

test('columns of a clad wall have a figure each, or are counted where they are too narrow', () => {
	expect(wordsAt('walls', 25).filter((word) => word === '250')).toHaveLength(24)
	const narrow = wordsAt('walls', 50)
	expect(narrow).not.toContain('250')
	expect(narrow).toContain('24 × 250')
	expect(narrow).toContain('6,000')
})

test('the width of a joint is written over a clad wall that has joints', () => {
	expect(jointOf(wallOf('p3'))).toBe(3)
	expect(jointOf(wallOf('walls'))).toBe(0)
	expect(jointOf(wallOf('walls', 1))).toBe(0)
})

test('the profiles of a clad wall are dashed, their heights a chain on its right', () => {
	const { furniture } = panelPlanOf('p3')
	const boards = wallOf('p3')
	const look = { ...lookAt(10), profiles: furniture.fittings }
	const marks = wallFaces(boards, look).flatMap((shape) =>
		shape.kind === 'strokes' && shape.pen === 'hidden' ? shape.segments : [],
	)
	expect(marks).toHaveLength(12)
	for (const [[fromX, fromZ], [toX, toZ]] of marks) {
		expect(fromZ).toBe(toZ)
		expect(toX - fromX).toBeLessThan(85)
	}
	const words = textsOf(wallChains(boards, look)).map(({ text }) => text)
	expect(words).toEqual(expect.arrayContaining(['416.7', '833.3']))
})

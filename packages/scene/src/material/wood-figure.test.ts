import { expect, test } from 'vitest'
import { figureLanes, figureSheet } from '../board/figure-sheet.ts'
import { figurePainter, meanDarkness, paintFigure } from './wood-figure.ts'

test('lanes cover the sheet without gap, cathedrals beside straight grain', () => {
	expect(figureLanes[0]?.from).toBe(0)
	expect(figureLanes.at(-1)?.to).toBe(figureSheet.across)
	figureLanes.slice(1).forEach((lane, i) => expect(lane.from).toBe(figureLanes[i]?.to))
})

test('the wood figure changes slowly along the grain and quickly across it', () => {
	const [columns, rows] = [512, 350]
	const pixels = paintFigure({ across: columns, along: rows })
	let [along, across] = [0, 0]
	for (let row = 0; row < rows - 1; row++) {
		for (let column = 0; column < columns - 1; column++) {
			const at = row * columns + column
			along += Math.abs((pixels[at] ?? 0) - (pixels[at + columns] ?? 0))
			across += Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0))
		}
	}
	expect(across).toBeGreaterThan(along)
})

test('painted in slices or at once, it is the same wood, neither black nor white', () => {
	const detail = { across: 256, along: 90 }
	const whole = paintFigure(detail)
	const paint = figurePainter(detail)
	let slices = 0
	let pixels: Uint8Array | null = null
	while (pixels === null && slices < 1000) {
		let rows = 0
		pixels = paint(() => rows++ < 7)
		slices += 1
	}
	expect(pixels).toEqual(whole)
	expect(slices).toBeGreaterThan(10)
	expect(meanDarkness(whole)).toBeGreaterThan(0.4)
	expect(meanDarkness(whole)).toBeLessThan(0.6)
})

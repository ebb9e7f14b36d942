import { expect, test } from 'vitest'
import { figureSheet } from '../board/grain-offset.ts'
import { paintFigure, stripsOf } from './wood-figure.ts'

test('strips of veneer cover the sheet without gap, cathedral beside straight', () => {
	const strips = stripsOf(figureSheet.across)
	expect(strips[0]?.from).toBe(0)
	expect(strips.at(-1)?.to).toBe(figureSheet.across)
	strips.slice(1).forEach((strip, i) => {
		expect(strip.from).toBe(strips[i]?.to)
		expect(strip.kind).not.toBe(strips[i]?.kind)
	})
})

test('the wood figure changes slowly along the grain and quickly across it', () => {
	const [columns, rows] = [512, 512]
	const pixels = paintFigure(columns, rows)
	let [along, across] = [0, 0]
	for (let row = 0; row < rows - 1; row++) {
		for (let column = 0; column < columns - 1; column++) {
			const at = row * columns + column
			along += Math.abs((pixels[at] ?? 0) - (pixels[at + columns] ?? 0))
			across += Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0))
		}
	}
	expect(across).toBeGreaterThan(along * 1.5)
})

test('the wood figure is the same every time, neither black nor white', () => {
	const pixels = paintFigure(128, 128)
	expect(paintFigure(128, 128)).toEqual(pixels)
	const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length / 255
	expect(mean).toBeGreaterThan(0.2)
	expect(mean).toBeLessThan(0.5)
})

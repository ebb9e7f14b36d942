import { expect, test } from 'vitest'
import { text } from './shapes.ts'
import { fitText, textBox, textWidth, wrapText } from './text-width.ts'

test('a narrow space is half as wide as a space', () => {
	expect(textWidth('1\u202F000', 10)).toBeCloseTo(textWidth('1 000', 10) - 0.1375 * 10, 9)
})

test('the box of a turned text is upright', () => {
	const flat = textBox(text([10, 10], '2 500', { size: 3 }))
	const turned = textBox(text([10, 10], '2 500', { size: 3, rotation: 90 }))
	expect(turned.height).toBeCloseTo(flat.width, 9)
	expect(turned.width).toBeCloseTo(flat.height, 9)
})

test('the anchor of a text moves its box, not its width', () => {
	const width = textWidth('abc', 4)
	expect(textBox(text([0, 0], 'abc', { size: 4, anchor: 'middle' })).x).toBeCloseTo(-width / 2, 9)
	expect(textBox(text([0, 0], 'abc', { size: 4, anchor: 'end' })).x).toBeCloseTo(-width, 9)
})

test('a sentence is wrapped at its spaces and keeps its words', () => {
	const words = 'Montage debout, deux personnes, 2517 de diagonale'
	const lines = wrapText(words, 2.4, 30)
	expect(lines.length).toBeGreaterThan(1)
	expect(lines.join(' ')).toBe(words)
	for (const line of lines) expect(textWidth(line, 2.4)).toBeLessThanOrEqual(30)
})

test('a text too long is cut with an ellipsis and then fits', () => {
	const short = fitText('Anne-Charlotte de Montmorency-Vandenberghe', 2.9, 24, 600)
	expect(short.endsWith('…')).toBe(true)
	expect(textWidth(short, 2.9, 600)).toBeLessThanOrEqual(24)
	expect(fitText('M. Lambert', 2.9, 24, 600)).toBe('M. Lambert')
})

import { expect, test } from 'vitest'
import { captionsOf } from '../testing/sample-plan.ts'
import { figuresOf, stopsAlong } from './panel-stops.ts'

const number = captionsOf('en')
const figuresBetween = (between: readonly number[], whole: number) =>
	figuresOf(stopsAlong(between, whole), number)

test('many bores at equal steps are one length of a chain', () => {
	const pins = Array.from({ length: 60 }, (_, i) => 96 + i * 32)
	expect(figuresBetween(pins, 2100)).toEqual(['96', '59 × 32', '116'])
	expect(stopsAlong(pins, 2100).at).toEqual([0, 96, 1984, 2100])
})

test('few bores, or unequal steps, have a figure each and add up', () => {
	expect(figuresBetween([100, 200, 300], 400)).toEqual(['100', '100', '100', '100'])
	expect(figuresBetween([80, 631.8, 1183.5, 1735.3, 2287], 2367)).toEqual([
		'80',
		'551.8',
		'551.7',
		'551.8',
		'551.7',
		'80',
	])
})

test('two rows of bores at one place are one stop, one at an edge none', () => {
	expect(stopsAlong([37, 485, 37, 0, 550], 550).at).toEqual([0, 37, 485, 550])
	expect(stopsAlong([], 550)).toEqual({ at: [0, 550], lengths: [{ steps: 1, length: 550 }] })
})

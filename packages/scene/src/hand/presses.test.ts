import { expect, test } from 'vitest'
import { Presses } from './presses.ts'

const at = (clientX: number, clientY: number, pointerId = 1, timeStamp = 0) => ({
	pointerId,
	clientX,
	clientY,
	timeStamp,
})

test('what has moved is no tap, however near it ends', () => {
	const presses = new Presses()
	presses.begin(at(100, 100))
	expect(presses.move(at(102, 101))).toBeNull()
	expect(presses.move(at(120, 100))).toMatchObject({ by: [18, -1], times: null, begins: true })
	presses.move(at(100, 100))
	expect(presses.end(at(100, 100))).toBe('none')
})

test('a second tap soon and near after the first is a double tap', () => {
	const presses = new Presses()
	const tap = (x: number, time: number) => {
		presses.begin(at(x, 50, 1, time))
		return presses.end(at(x, 50, 1, time))
	}
	expect([tap(50, 0), tap(54, 200), tap(54, 300)]).toEqual(['first', 'second', 'first'])
	expect([tap(54, 2000), tap(200, 2100)]).toEqual(['first', 'first'])
})

test('two fingers pinch: how much further apart they are; neither of them taps', () => {
	const presses = new Presses()
	presses.begin(at(100, 100, 1))
	presses.begin(at(200, 100, 2))
	expect(presses.move(at(300, 100, 2))?.times).toBe(2)
	expect([presses.end(at(300, 100, 2)), presses.end(at(100, 100, 1))]).toEqual(['none', 'none'])
})

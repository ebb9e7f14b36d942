import { HOLE_PITCH } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { shelfMove, shelfMoveOfKey } from './shelf-move.ts'

const shelf = { height: 1280, min: 1000, max: 1600 }

test('a shelf goes from hole to hole', () => {
	for (let wanted = shelf.min; wanted <= shelf.max; wanted++) {
		const { height, stop } = shelfMove(wanted, shelf)
		expect(height % HOLE_PITCH).toBe(0)
		expect(Math.abs(height - wanted)).toBeLessThanOrEqual(HOLE_PITCH)
		expect(height).toBeGreaterThanOrEqual(shelf.min)
		expect(height).toBeLessThanOrEqual(shelf.max)
		expect(stop).toBeNull()
	}
})

test('it stops at its neighbour and says at which', () => {
	expect(shelfMove(2400, shelf)).toEqual({ height: 1600, stop: 'above' })
	expect(shelfMove(0, shelf)).toEqual({ height: 1024, stop: 'below' })
})

test('arrows move it by 32, with Shift by 96, and no other key does', () => {
	const by = (key: string, shiftKey = false) => shelfMoveOfKey({ key, shiftKey }, shelf)?.height
	expect(by('ArrowUp')).toBe(1312)
	expect(by('ArrowDown')).toBe(1248)
	expect(by('ArrowUp', true)).toBe(1376)
	expect(by('ArrowDown', true)).toBe(1184)
	expect(by('Home')).toBe(1024)
	expect(by('End')).toBe(1600)
	expect(by('Tab')).toBeUndefined()
	expect(by('Enter')).toBeUndefined()
})

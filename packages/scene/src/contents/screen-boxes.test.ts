import { roomOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { screenBoxesOf } from './screen-boxes.ts'

const screenOf = (place: 'Stand' | 'Wall') => {
	const { screen } = roomOf({
		version: 1,
		type: 'tvFurniture',
		room: { width: 2400 },
		screen: { diagonal: 65, place },
	})
	if (!screen) throw new Error('no screen in the room')
	return screen
}

test('a screen of 65 inches stands with its feet on the tablet, at its size', () => {
	const boxes = screenBoxesOf(screenOf('Stand'))
	const [body] = boxes
	expect((body?.to[0] ?? 0) - (body?.from[0] ?? 0)).toBe(1459)
	expect((body?.to[2] ?? 0) - (body?.from[2] ?? 0)).toBe(830)
	expect(Math.min(...boxes.map(({ from }) => from[2]))).toBe(500)
})

test('on the wall it needs no feet', () => {
	expect(screenBoxesOf(screenOf('Wall'))).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { furnitureAndRoomOf, planCases } from '../testing/sample-plan.ts'
import { opensOf, spanOf, wallLine } from './surround.ts'

const u = { ...planCases.u, room: { ...planCases.u.room, endRight: 'Wall' as const } }

test('a side run that ends at a wall shows that wall in plan and elevation', () => {
	const { room } = furnitureAndRoomOf(u)
	const line = wallLine(room, 2900)
	expect(line[0]).toEqual([0, 2900])
	expect(line.slice(-2).map(([, y]) => y)).toEqual([2300, 2300])
	expect(line.at(-2)?.[0]).toBe(4200)
	expect(line.at(-1)?.[0]).toBeLessThan(4200 - 675)
	expect(opensOf(room, 'Right')).toEqual({ left: false, right: false })
	expect(spanOf(room, 'Right')).toEqual([0, 2300])
})

test('an open side run shows no wall at its end', () => {
	const { room } = furnitureAndRoomOf({ ...u, room: { ...u.room, endRight: 'Open' } })
	expect(wallLine(room, 2900).at(-1)).toEqual([4200, 2900])
	expect(opensOf(room, 'Right').right).toBe(true)
})

// Reads what `npx gabarit solve` prints for random straight rooms with measures from the edges of their
// fields, until 500 could be made, and looks, with geometry of its own, whether the boards can stand in
// the room together.
import { expect, test } from 'vitest'
import { poseFaults } from './prism.ts'
import { randomFrom, randomRoom } from './random-room.ts'
import { faultsOf } from './room-faults.ts'
import { solvePrinted } from './solve-printed.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const rooms = 500

test(`${rooms} random straight rooms: no two boards overlap, and all lie in the room`, async () => {
	const random = randomFrom(seed)
	const wrong: { room: string; faults: string[] }[] = []
	let drawn = 0
	let made = 0
	while (made < rooms && drawn < 10 * rooms) {
		const room = randomRoom(random)
		drawn += 1
		const { code, printed } = await solvePrinted(room)
		expect(code, JSON.stringify(room)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fittings } = printed
		const faults = [...boards.flatMap(poseFaults), ...faultsOf(room, boards, fittings)]
		if (faults.length > 0) wrong.push({ room: JSON.stringify(room), faults: faults.slice(0, 5) })
	}
	console.log(`independent check: CHECK_SEED=${seed}, ${made} made of ${drawn} drawn`)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(rooms)
})

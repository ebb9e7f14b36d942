// What `npx gabarit solve` prints for random desks, looked at with geometry of our own, until 200 could be made.
// CHECK_SEED=… draws others.
import type { DeskConfiguration } from '@gabarit/engine'
import { randomDesk, randomStream } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { boxSolid, type PrintedFitting } from './fitting-box.ts'
import { cornersOf, overlapOf, poseFaults, solidOf, touching } from './prism.ts'
import { type CheckedBoard, faultsOf } from './room-faults.ts'
import { solvePrinted } from './solve-printed.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const wanted = 200

/** The walls and the skirting around a desk, under a ceiling far above it. */
const roomOf = ({ room, walls = 'None', baseboard }: DeskConfiguration) => ({
	version: 1 as const,
	room: { width: room.width },
	hu: 2500,
	walls,
	...(baseboard && { baseboard }),
})

/** Boxes of fittings meet no box and stay, as the boards do, in the desk's own measures. */
function deskFaults(
	desk: DeskConfiguration,
	boards: readonly CheckedBoard[],
	fittings: readonly PrintedFitting[],
): string[] {
	const boxes = fittings.flatMap((fitting) => boxSolid(fitting) ?? [])
	const met = boxes.flatMap((box, i) =>
		boxes
			.slice(i + 1)
			.filter((other) => overlapOf(box, other) > touching)
			.map((other) => `${box.board.id} in ${other.board.id}`),
	)
	const own = boards.map(solidOf)
	const sunk = boxes.flatMap((box) =>
		own
			.filter((solid) => overlapOf(box, solid) > touching)
			.map(({ board }) => `${board.id} in the box of ${box.board.id}`),
	)
	const { height = 740, depth } = desk
	const most = [Math.min(...[desk.room.width].flat()), depth?.center ?? 700, height] as const
	const outside = [...own, ...boxes].filter((solid) =>
		cornersOf(solid).some((corner) =>
			corner.some((at, axis) => at < -touching || at > (most[axis] ?? 0) + touching),
		),
	)
	return [...met, ...sunk, ...outside.map(({ board }) => `${board.id} stands out of the desk`)]
}

test(`${wanted} random desks: no board in another, in a wall or in the room of a fitting`, async () => {
	const random = randomStream(seed)
	const { catalogue } = loadSeed()
	const wrong: { desk: string; faults: string[] }[] = []
	const seen = { boxes: 0, pedestals: 0, battens: 0 }
	let drawn = 0
	let made = 0
	while (made < wanted && drawn < 10 * wanted) {
		const desk = randomDesk(random, catalogue)
		drawn += 1
		const { code, printed } = await solvePrinted(desk)
		expect(code, JSON.stringify(desk)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fittings } = printed
		seen.boxes += fittings.filter(({ box }) => box).length
		seen.pedestals += boards.filter(({ part }) => part === 'Plinth').length
		seen.battens += boards.filter(({ part }) => part === 'Batten').length
		const faults = [
			...boards.flatMap(poseFaults),
			...faultsOf(roomOf(desk), boards, fittings),
			...deskFaults(desk, boards, fittings),
		]
		if (faults.length > 0) wrong.push({ desk: JSON.stringify(desk), faults: faults.slice(0, 5) })
	}
	console.log(`independent check: CHECK_SEED=${seed}, ${made} desks made of ${drawn} drawn`)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(wanted)
	for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
}, 600_000)

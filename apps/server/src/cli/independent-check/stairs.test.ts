// What `npx gabarit solve` prints for random furniture under a flight, looked at with geometry of our own, until 300
// could be made. CHECK_SEED=… draws others.
import { randomStairs, randomStream } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { poseFaults } from './prism.ts'
import { solvePrinted } from './solve-printed.ts'
import { type StairBoard, stairsFaults } from './stairs-faults.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const wanted = 300

test(`${wanted} random pieces under a flight: nothing in anything else, none over the line, carts come out`, async () => {
	const random = randomStream(seed)
	const { catalogue } = loadSeed()
	const wrong: { stairs: string; faults: string[] }[] = []
	const seen = { carts: 0, stepped: 0, fromTheEnd: 0, deep: 0, voids: 0 }
	let drawn = 0
	let made = 0
	while (made < wanted && drawn < 10 * wanted) {
		const stairs = randomStairs(random, catalogue)
		drawn += 1
		const { code, printed } = await solvePrinted<StairBoard>(stairs)
		expect(code, JSON.stringify(stairs)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fittings } = printed
		seen.carts += boards.filter(({ part }) => part === 'CartFront').length
		seen.stepped += Number(stairs.stair?.tops === 'Stepped')
		seen.fromTheEnd += Number(stairs.stair?.access === 'Front')
		seen.deep += Number((stairs.depth?.center ?? 600) > 721)
		seen.voids += Number(boards.some(({ part }) => part === 'FakeDoor'))
		const faults = [...boards.flatMap(poseFaults), ...stairsFaults(stairs, boards, fittings)]
		if (faults.length > 0)
			wrong.push({ stairs: JSON.stringify(stairs), faults: faults.slice(0, 5) })
	}
	console.log(
		`independent check: CHECK_SEED=${seed}, ${made} under a flight made of ${drawn} drawn, ${JSON.stringify(seen)}`,
	)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(wanted)
	for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
}, 600_000)

test('the check sees a top over the line, a cart that cannot come out, and a board in the room of a runner', async () => {
	const stairs = { version: 1, type: 'stairsFurniture', room: { width: 3000 }, hu: 2400 } as const
	const { printed } = await solvePrinted<StairBoard>(stairs)
	if (!printed.ok) throw new Error('cannot be made')
	const { boards, fittings } = printed
	const faults = (of: Parameters<typeof stairsFaults>[0], moved = boards) =>
		stairsFaults(of, moved, fittings)
	expect(faults(stairs)).toEqual([])
	const steep = faults({ ...stairs, stair: { low: 250 } })
	expect(steep.some((fault) => /Top.* is outside the room/.test(fault))).toBe(true)
	const shifted = (part: string, [dx, dz]: [number, number]) =>
		boards.map((board) => {
			if (board.part !== part || board.module !== 0) return board
			const [x, y, z] = board.pose.origin
			return { ...board, pose: { ...board.pose, origin: [x + dx, y, z + dz] as const } }
		})
	// A bottom 20 up stands in the way of the cart that slides over it.
	expect(faults(stairs, shifted('Bottom', [0, 20])).join(' ')).toMatch(/meets \S*Bottom\S* when/)
	expect(faults(stairs, shifted('CartSide', [-10, 0])).join(' ')).toMatch(/CartSide\S* stands in/)
})

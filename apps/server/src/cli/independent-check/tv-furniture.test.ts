// What `npx gabarit solve` prints for random TV furniture, looked at with geometry of our own, until 200 could be
// made. CHECK_SEED=… draws others.
import { randomStream, randomTvFurniture } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { type PrintedBoard, poseFaults, solidOf } from './prism.ts'
import { solvePrinted } from './solve-printed.ts'
import { tvFaults } from './tv-faults.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const wanted = 200

test(`${wanted} random TV furniture: nothing in anything else, all at the heights that were asked`, async () => {
	const random = randomStream(seed)
	const { catalogue } = loadSeed()
	const wrong: { tv: string; faults: string[] }[] = []
	const seen = { boxes: 0, notched: 0, lifted: 0, tall: 0 }
	let drawn = 0
	let made = 0
	while (made < wanted && drawn < 10 * wanted) {
		const tv = randomTvFurniture(random, catalogue)
		drawn += 1
		const { code, printed } = await solvePrinted(tv)
		expect(code, JSON.stringify(tv)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fittings } = printed
		seen.boxes += fittings.filter(({ box }) => box).length
		seen.notched += boards.filter(
			({ part, outline }) => part === 'Tablet' && outline.length > 4,
		).length
		seen.lifted += Number(Math.min(...boards.map(lowestOf)) > 0)
		seen.tall += Number(Boolean(tv.tall?.left ?? tv.tall?.right))
		const faults = [...boards.flatMap(poseFaults), ...tvFaults(tv, boards, fittings)]
		if (faults.length > 0) wrong.push({ tv: JSON.stringify(tv), faults: faults.slice(0, 5) })
	}
	console.log(
		`independent check: CHECK_SEED=${seed}, ${made} TV furniture made of ${drawn} drawn, ${JSON.stringify(seen)}`,
	)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(wanted)
	for (const count of Object.values(seen)) expect(count).toBeGreaterThan(15)
}, 600_000)

const lowestOf = (board: PrintedBoard) => solidOf(board).lowest[2]

test('the check sees a board that is pushed into another, and one that hangs too low', async () => {
	const tv = {
		version: 1,
		type: 'tvFurniture',
		room: { width: 1800 },
		base: { kind: 'Wall', height: 200 },
		depth: { center: 380 },
	} as const
	const { printed } = await solvePrinted(tv)
	if (!printed.ok) throw new Error('cannot be made')
	const configuration = { ...tv, base: { ...tv.base } }
	expect(tvFaults(configuration, printed.boards, printed.fittings)).toEqual([])
	const pushed = printed.boards.map((board) => {
		if (board.part !== 'Tablet') return board
		const [x, y, z] = board.pose.origin
		return { ...board, pose: { ...board.pose, origin: [x, y, z - 30] as const } }
	})
	const faults = tvFaults(configuration, pushed, printed.fittings)
	expect(faults.some((fault) => fault.includes('Tablet') && fault.includes(' is in '))).toBe(true)
	expect(faults).toContain('Main-run-Tablet-0 ends at 470')
	const higher = { ...configuration, base: { kind: 'Wall' as const, height: 250 } }
	expect(tvFaults(higher, printed.boards, printed.fittings)).toContain(
		'Main-0-Side-0 is at 200, under 250',
	)
})

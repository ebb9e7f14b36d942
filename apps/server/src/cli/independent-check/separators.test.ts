// What `npx gabarit solve` prints for random room separators, looked at with geometry of our own, until 200 could
// be made. CHECK_SEED=… draws others.
import { randomSeparator, randomStream } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { separatorFaults } from './separator-faults.ts'
import { solvePrinted } from './solve-printed.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const wanted = 200

test(`${wanted} random room separators: in their place, doors flush, nothing in anything else`, async () => {
	const random = randomStream(seed)
	const { catalogue } = loadSeed()
	const wrong: { separator: string; faults: string[] }[] = []
	const seen = { doors: 0, rear: 0, boxes: 0, dividers: 0 }
	let drawn = 0
	let made = 0
	while (made < wanted && drawn < 10 * wanted) {
		const separator = randomSeparator(random, catalogue)
		drawn += 1
		const { code, printed } = await solvePrinted(separator)
		expect(code, JSON.stringify(separator)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fronts, fittings } = printed
		seen.doors += fronts.length
		seen.rear += fronts.filter(({ face }) => face === 'Rear').length
		seen.boxes += fittings.filter(({ box }) => box).length
		seen.dividers += boards.filter(({ part }) => part === 'Divider').length
		const faults = separatorFaults(separator, { boards, fronts, fittings })
		if (faults.length > 0)
			wrong.push({ separator: JSON.stringify(separator), faults: faults.slice(0, 5) })
	}
	console.log(
		`independent check: CHECK_SEED=${seed}, ${made} room separators made of ${drawn} drawn`,
	)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(wanted)
	for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50)
}, 600_000)

test('geometry of our own sees a board that is moved, a door that is not flush and a box that is taken', async () => {
	const separator = {
		version: 1,
		type: 'roomSeparator',
		room: { width: 1800 },
		hu: 2500,
		cells: [{ column: 0, row: 0, fill: 'DoorRear' }],
	} as const
	const { printed } = await solvePrinted(separator)
	if (!printed.ok) throw new Error('cannot be made')
	const { boards, fronts, fittings } = printed
	const document = { ...separator, cells: [...separator.cells] }
	expect(separatorFaults(document, { boards, fronts, fittings })).toEqual([])
	const moved = (part: string, by: readonly [number, number, number]) => {
		const first = boards.findIndex((board) => board.part === part)
		return boards.map((board, i) => {
			if (i !== first) return board
			const [x, y, z] = board.pose.origin
			const origin = [x + by[0], y + by[1], z + by[2]] as const
			return { ...board, pose: { ...board.pose, origin } }
		})
	}
	const faultsOf = (changed: typeof boards) =>
		separatorFaults(document, { boards: changed, fronts, fittings }).join('\n')
	expect(faultsOf(moved('GridShelf', [5, 0, 0]))).toMatch(/inside .*\n?.*hangs in the air/s)
	expect(faultsOf(moved('Leaf', [0, 3, 0]))).toContain('not flush')
	expect(faultsOf(moved('Divider', [0, -40, 0]))).toContain('no divider behind')
	expect(faultsOf(moved('Upright', [0, 0, 5]))).toContain('in the box of')
})

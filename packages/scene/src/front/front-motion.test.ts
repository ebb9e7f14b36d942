import { buildFurniture } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { cornersOf } from '../board/board-corners.ts'
import { motionOf } from './front-motion.ts'

const chest = buildFurniture(
	{ version: 1, type: 'drawer', room: { width: 2000 }, hu: 2500 },
	sampleCatalogue,
)
const { boards, fronts } = chest.ok ? chest.value : { boards: [], fronts: [] }
const drawers = fronts.flatMap((front) => {
	const board = boards.find(({ id }) => id === front.board)
	if (!board || front.kind !== 'DrawerFront') return []
	const carried = boards.filter(({ group, id }) => group === board.group && id !== board.id)
	return [{ front, board, carried }]
})

test('a drawer comes out by half of its depth, straight into the room', () => {
	expect(drawers.length).toBeGreaterThan(0)
	for (const { front, board, carried } of drawers) {
		const motion = motionOf(front, board, carried)
		if (!motion) throw new Error(`${front.id} stays shut`)
		const depths = carried.flatMap(cornersOf).map(([, y]) => y)
		const depth = Math.max(...depths) - Math.min(...depths)
		expect(motion.turn).toBe(0)
		expect(motion.slide[0]).toBeCloseTo(0, 9)
		expect(motion.slide[1]).toBeCloseTo(depth / 2, 0)
		expect(motion.slide[2]).toBe(0)
	}
})

test('a front without a drawer behind it stays shut', () => {
	const [first] = drawers
	if (!first) throw new Error('no drawer in the chest')
	expect(motionOf(first.front, first.board, [])).toBeNull()
})

test('a flap drops level with its carcass, around the lower edge of its back', () => {
	const made = buildFurniture(
		{
			version: 1,
			type: 'tvFurniture',
			room: { width: 1800 },
			modules: [{ front: 'Flap' }, { front: 'Flap' }],
		},
		sampleCatalogue,
	)
	if (!made.ok) throw new Error('cannot be made')
	const [flap] = made.value.fronts
	const board = made.value.boards.find(({ id }) => id === flap?.board)
	if (!flap || !board) throw new Error('no flap')
	const motion = motionOf(flap, board, [])
	const heights = cornersOf(board).map(([, , z]) => z)
	const depths = cornersOf(board).map(([, y]) => y)
	expect(motion).toMatchObject({ turn: 0, drop: Math.PI / 2 })
	expect(motion?.pivot[1]).toBeCloseTo(Math.min(...depths), 6)
	expect(motion?.pivot[2]).toBeCloseTo(Math.min(...heights), 6)
})

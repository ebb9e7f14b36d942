// What is ordered by its reference (domain 2.1, 6.2).
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { goldenConfigurations as golden } from '../testing/golden/golden-configurations.ts'
import { made, room } from '../testing/worked-case.ts'

const count = ({ hardware }: Furniture, family: string) =>
	hardware
		.filter(({ reference }) => reference.startsWith(family))
		.map(({ reference, quantity }) => `${quantity} ${reference}`)

test('four levelling feet a module, two legs of the plinth a partition', () => {
	// G1: two doubles and a simple; the six feet of a double were all levelling feet (16 in all).
	expect(count(made(golden.g1), 'levelling-foot')).toEqual(['12 levelling-foot'])
	expect(count(made(golden.g1), 'support-leg')).toEqual(['4 support-leg-80'])
	const high = made(room({ plinth: { height: 120 } }))
	expect(count(high, 'support-leg')).toEqual(['4 support-leg-120'])
})

test('the connectors of a module join its sides, bottom, top and partition', () => {
	// G1: a simple between two doubles.
	const { boards, fittings } = made(golden.g1)
	const parts = fittings
		.filter(({ item }) => item.family === 'connectors')
		.map((set) => set.boards.map((id) => boards.find((board) => board.id === id)?.part))
	const box = ['Side', 'Side', 'Bottom', 'Top']
	expect(parts).toEqual([[...box, 'Partition'], box, [...box, 'Partition']])
})

test('a leaf on a side has a straight hinge, five on each of five leaves', () => {
	expect(count(made(golden.g1), 'hinge-110')).toEqual(['25 hinge-110-k0'])
})

test('a leaf with push to open has hinges without a spring', () => {
	expect(count(made(room({})), 'hinge-110')).toEqual(['25 hinge-110-k0-push'])
})

test('a leaf on a partition has a cranked hinge', () => {
	// Under a left slope both leaves of a double hinge on their right: one on the partition, one on the side.
	const sloped = made({
		version: 1,
		room: { width: 1100 },
		hu: 2500,
		slope: { left: { low: 1200, angle: 45 } },
	})
	// 1593 high at the partition (three hinges), 2093 at the side (five).
	expect(count(sloped, 'hinge-110')).toEqual(['5 hinge-110-k0', '3 hinge-110-k95'])
})

import { buildFurniture, type DeskConfiguration } from '@gabarit/engine'
import { goldenDesks, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { withCount } from '../../frame/fields/shares.ts'
import {
	added,
	divisionOf,
	indexOfSupport,
	mirrored,
	moved,
	supportId,
	supportsOf,
	withFill,
	withKind,
	without,
} from './supports.ts'

const { d1, d2 } = goldenDesks
const kindsOf = (configuration: DeskConfiguration) =>
	supportsOf(configuration).map(({ kind }) => kind)

test('a desk without a choice stands on a panel and a pedestal', () => {
	expect(kindsOf(d1)).toEqual(['Panel', 'Pedestal'])
})

test('a support more stands inside, one less leaves two: a desk has two to four', () => {
	const three = added(d1)
	expect(kindsOf(three)).toEqual(['Panel', 'Panel', 'Pedestal'])
	const four = added(three)
	expect(added(four)).toBe(four)
	expect(kindsOf(without(three, 0))).toEqual(['Panel', 'Pedestal'])
	expect(without(d1, 0)).toBe(d1)
})

test('a support moves along the row and never out of it', () => {
	expect(kindsOf(moved(d1, 1, 0))).toEqual(['Pedestal', 'Panel'])
	expect(moved(d1, 1, 2)).toBe(d1)
	expect(moved(d1, 0, -1)).toBe(d1)
})

test('mirrored twice a desk is what it was; once, its door hangs on the other side', () => {
	expect(mirrored(d2).supports).toEqual([
		{ kind: 'Pedestal', width: 420, door: 'Left', shelves: 1 },
		{ kind: 'Pedestal', width: 420, drawers: [1, 1, 1, 1] },
	])
	expect(mirrored(mirrored(d2))).toEqual(d2)
	expect(mirrored({ ...d1, walls: 'Left' }).walls).toBe('Right')
})

test('another kind takes nothing along; the same kind stays as it is', () => {
	const steel = withKind(d2, 0, 'Steel')
	expect(steel.supports?.[0]).toEqual({ kind: 'Steel' })
	expect(withKind(d2, 0, 'Pedestal')).toBe(d2)
})

test('what a pedestal holds is one of three: it keeps its width and drops the rest', () => {
	const drawers = { kind: 'Pedestal', width: 500, drawers: [1, 1, 1] } as const
	const door = withFill({ ...drawers, drawers: [1, 1, 1] }, { door: 'Left', shelves: 2 })
	expect(door).toEqual({ kind: 'Pedestal', width: 500, door: 'Left', shelves: 2 })
	expect(withFill(door, {})).toEqual({ kind: 'Pedestal', width: 500 })
})

test('a division has a name where it is a usual one; more drawers are single shares', () => {
	expect(divisionOf([2, 1, 1])).toBe('files')
	expect(divisionOf([1, 2])).toBeNull()
	expect(withCount([2, 1], 4)).toEqual([2, 1, 1, 1])
	expect(withCount([2, 1, 1], 2)).toEqual([2, 1])
})

test('the stage and the list name a support alike', () => {
	expect(indexOfSupport(supportId(2))).toBe(2)
	expect(indexOfSupport('line-2')).toBeNull()
	expect(indexOfSupport(null)).toBeNull()
})

test('a mirrored desk can be made and weighs the same', () => {
	const weightOf = (configuration: DeskConfiguration) => {
		const built = buildFurniture(configuration, sampleCatalogue)
		return built.ok ? built.value.weight : built.issues.map(({ code }) => code)
	}
	expect(weightOf(mirrored(d2))).toEqual(weightOf(d2))
})

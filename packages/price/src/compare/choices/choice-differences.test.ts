import type { Configuration } from '@gabarit/engine'
import {
	goldenConfigurations,
	goldenDesks,
	goldenPanels,
	goldenSeparators,
	goldenStairs,
	goldenTvFurniture,
} from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { choiceDifferences, isStoredAlike } from './choice-differences.ts'

const named = [(reference: string) => reference, (reference: string) => reference] as const
const between = (a: Configuration, b: Configuration) => choiceDifferences([a, b], named)

const stored = Object.entries({
	...goldenConfigurations,
	...goldenDesks,
	...goldenPanels,
	...goldenSeparators,
	...goldenStairs,
	...goldenTvFurniture,
})

const copyOf = (configuration: Configuration) =>
	JSON.parse(JSON.stringify(configuration)) as Configuration

type Tree = Record<string, unknown>

/** The same document with one field changed, once for each field of it. */
function changedOnce(tree: unknown, path = ''): { path: string; changed: unknown }[] {
	if (typeof tree !== 'object' || tree === null) {
		const other =
			typeof tree === 'number' ? tree + 1 : typeof tree === 'boolean' ? !tree : `${String(tree)}x`
		return [{ path, changed: other }]
	}
	if (Array.isArray(tree))
		return tree.flatMap((each, i) =>
			changedOnce(each, path).map(({ path: at, changed }) => ({
				path: at,
				changed: tree.with(i, changed),
			})),
		)
	return Object.entries(tree as Tree).flatMap(([name, value]) =>
		name === 'version'
			? []
			: changedOnce(value, path === '' ? name : `${path}/${name}`).map(({ path: at, changed }) => ({
					path: at,
					changed: { ...tree, [name]: changed },
				})),
	)
}

test.each(stored)('each field of %s that is chosen otherwise is in a row', (_, configuration) => {
	const changes = changedOnce(configuration)
	expect(changes.length).toBeGreaterThan(1)
	for (const { path, changed } of changes) {
		const rows = between(configuration, changed as Configuration)
		expect({ path, rows: rows.length }).not.toEqual({ path, rows: 0 })
		if (rows.length === 1) expect(rows[0]?.path).toBe(path)
	}
})

test.each(stored)('nothing differs in %s from itself', (_, configuration) => {
	expect(between(configuration, copyOf(configuration))).toEqual([])
	expect(isStoredAlike(configuration, copyOf(configuration))).toBe(true)
})

const room = { version: 1, room: { width: 3000 }, hu: 2500 } as const

test('a field that one side does not store has its usual value there', () => {
	const [row, ...others] = between(room, { ...room, plinth: { height: 100 } })
	expect(others).toEqual([])
	expect(row).toMatchObject({
		path: 'plinth/height',
		values: [{ as: 'usual' }, { as: 'length', numbers: [100] }],
	})
})

test('without doors, their design is absent and not usual', () => {
	const rows = between({ ...room, doors: null }, { ...room, doors: { style: 'Frames', count: 2 } })
	expect(rows.map(({ path, values }) => [path, values[0].as])).toEqual([
		['doors', 'switch'],
		['doors/style', 'absent'],
		['doors/count', 'absent'],
	])
})

test('a module more is in its own rows, with its number', () => {
	const withModules = (count: number): Configuration => ({
		...room,
		runs: [
			{
				side: 'Main',
				zones: [{ modules: Array.from({ length: count }, () => ({ kind: 'Simple' as const })) }],
			},
		],
	})
	const [row, ...others] = between(withModules(3), withModules(4))
	expect(others).toEqual([])
	expect(row?.values).toEqual([{ as: 'absent' }, { as: 'value', value: 'Simple' }])
	expect(row?.places.map(({ list, number }) => [list, number])).toEqual([
		['runs', 1],
		['runs/zones', 1],
		['runs/zones/modules', 4],
	])
})

test('an empty list is stored otherwise, though nothing is chosen otherwise', () => {
	const other = { ...room, obstacle: [] }
	expect(between(room, other)).toEqual([])
	expect(isStoredAlike(room, other)).toBe(false)
})

import { expect, test } from 'vitest'
import { changesOf } from './choices-changed.ts'
import { tvChangeOf } from './tv-changes.ts'

const reason = null

test('a module is counted from 1, a tall one that goes is named by its end', () => {
	const drawers = { front: 'Drawers' } as const
	const open = { front: 'None' } as const
	expect(tvChangeOf({ field: 'modules.1', from: drawers, to: open, reason })).toEqual({
		kind: 'module',
		number: 2,
		from: drawers,
		to: open,
	})
	expect(tvChangeOf({ field: 'tall.left', from: {}, to: null, reason })).toEqual({
		kind: 'tall',
		end: 'left',
		to: false,
	})
})

test('sizes are left to the words of a desk, the handle to the common ones', () => {
	const rows = changesOf([
		{ field: 'base', from: null, to: { kind: 'Plinth', height: 60 }, reason },
		{ field: 'depth.center', from: 450, to: 400, reason },
		{ field: 'handle', from: null, to: null, reason },
	])
	expect(rows.map(({ kind }) => kind)).toEqual(['tv', 'desk', 'handle'])
})

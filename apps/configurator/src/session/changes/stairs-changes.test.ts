import { expect, test } from 'vitest'
import { changesOf } from './choices-changed.ts'

const reason = null

test('a module under a flight is named by its number and what it held', () => {
	const moved = { field: 'modules.2', from: { fill: 'Rail' }, to: { fill: 'Shelves' }, reason }
	expect(changesOf([moved])).toEqual([
		{
			kind: 'stairs',
			change: { number: 3, from: { fill: 'Rail' }, to: { fill: 'Shelves' } },
			reason,
		},
	])
	expect(changesOf([{ ...moved, to: null }])[0]).toMatchObject({ change: { to: null } })
})

test('a module of TV furniture stays one of TV furniture', () => {
	const moved = { field: 'modules.0', from: { front: 'Doors' }, to: { front: 'None' }, reason }
	expect(changesOf([moved])[0]?.kind).toBe('tv')
})

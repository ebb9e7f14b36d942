import { expect, test } from 'vitest'
import { changesOf } from './choices-changed.ts'
import { deskChangeOf } from './desk-changes.ts'

const reason = null

test('a figure of a desk is named, readings by their smallest', () => {
	expect(deskChangeOf({ field: 'top.thickness', from: 28, to: 38, reason })).toEqual({
		kind: 'figure',
		figure: 'thickness',
		from: 28,
		to: 38,
	})
	expect(deskChangeOf({ field: 'room.width', from: [1803, 1800], to: [1600], reason })).toEqual({
		kind: 'figure',
		figure: 'length',
		from: 1800,
		to: 1600,
	})
})

test('supports are counted from 1, one that comes or goes has nothing on the other side', () => {
	expect(deskChangeOf({ field: 'supports.1', from: null, to: 'Panel', reason })).toEqual({
		kind: 'support',
		number: 2,
		from: null,
		to: 'Panel',
	})
	const width = { field: 'supports.0.width', from: 420, to: 300, reason }
	expect(deskChangeOf(width)).toMatchObject({ kind: 'supportWidth', number: 1, to: 300 })
})

test('what every kind has is left to the common words', () => {
	expect(deskChangeOf({ field: 'handle', from: null, to: null, reason })).toBeNull()
	const rows = changesOf([
		{ field: 'modesty', from: 0, to: 300, reason },
		{ field: 'handle', from: null, to: null, reason },
	])
	expect(rows.map(({ kind }) => kind)).toEqual(['desk', 'handle'])
})

import type { StageHit } from '@gabarit/scene'
import { expect, test } from 'vitest'
import { type TapState, tapOf } from './tap-of.ts'

const nowhere: StageHit = { bay: null, line: null, cell: null, area: null, front: null }
const nothing: TapState = { bay: null, line: null, cell: null, area: null, opened: [] }
const second = { run: 'Main', module: 1, bay: 0 } as const
const third = { run: 'Main', module: 2, bay: 0 } as const

test('a tap on a front opens it, and beside everything does nothing', () => {
	const hit = { ...nowhere, bay: second, front: 'leaf' }
	expect(tapOf(hit, nothing)).toEqual({ kind: 'front', id: 'leaf' })
	expect(tapOf(nowhere, nothing)).toBeNull()
})

test('where bays are chosen a tap chooses one, and on the chosen one opens and shuts', () => {
	const hit = { ...nowhere, bay: second, front: 'leaf' }
	expect(tapOf(hit, { ...nothing, bay: { chosen: third } })).toEqual({ kind: 'bay', bay: second })
	expect(tapOf(hit, { ...nothing, bay: { chosen: second } })).toEqual({
		kind: 'front',
		id: 'leaf',
	})
	expect(tapOf({ ...hit, front: null }, { ...nothing, bay: { chosen: second } })).toBeNull()
})

test('an open leaf before another bay is shut, the bay is not chosen', () => {
	const hit = { ...nowhere, bay: second, front: 'leaf' }
	expect(tapOf(hit, { ...nothing, bay: { chosen: third }, opened: ['leaf'] })).toEqual({
		kind: 'front',
		id: 'leaf',
	})
})

test('parts, cells and lines are chosen alike', () => {
	expect(
		tapOf({ ...nowhere, area: 'a', front: 'x' }, { ...nothing, area: { chosen: null } }),
	).toEqual({
		kind: 'area',
		area: 'a',
	})
	const cell = { column: 1, row: 0 }
	expect(tapOf({ ...nowhere, cell, front: 'x' }, { ...nothing, cell: { chosen: cell } })).toEqual({
		kind: 'front',
		id: 'x',
	})
	expect(tapOf({ ...nowhere, line: 'l' }, { ...nothing, line: { chosen: null } })).toEqual({
		kind: 'line',
		line: 'l',
	})
})

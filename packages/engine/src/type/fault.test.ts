// A remedy is offered only after its trial; the rules say what a trial must show.
import { expect, test } from 'vitest'
import { bringsNothingNew, type Fault, isGone, mendsAll, type Rule, triedRemedy } from './fault.ts'

const narrow: Fault = { code: 'module_too_narrow', field: 'columns' }
const low: Fault = { code: 'zone_too_low', field: 'rows' }
const unused: Fault = { code: 'field_not_used', field: 'cells.0', severity: 'hint' }

/** What is left after each number of columns. */
const leftAfter: Record<number, Fault[]> = { 1: [narrow], 2: [low], 3: [unused], 4: [] }

const offered = (rules: readonly Rule[], columns: readonly number[]) =>
	triedRemedy(
		{ ...narrow, candidates: () => columns.map((count) => ({ columns: count })) },
		{ configuration: { columns: 9 }, faultsOf: (tried) => leftAfter[tried.columns] ?? [], rules },
	)

test('the first candidate that takes the fault away is offered, though another fault comes', () => {
	expect(offered([isGone], [1, 2, 3])).toEqual({ columns: 2 })
	expect(offered([isGone], [1])).toBeUndefined()
})

test('one that leaves no error goes before an earlier one that leaves some', () => {
	expect(offered([mendsAll, isGone], [2, 3])).toEqual({ columns: 3 })
	expect(offered([mendsAll, isGone], [1, 2])).toEqual({ columns: 2 })
})

test('one that brings an error of another kind is not offered; a hint may come', () => {
	expect(offered([bringsNothingNew([narrow])], [2, 3])).toEqual({ columns: 3 })
	expect(offered([bringsNothingNew([narrow, low])], [2, 3])).toEqual({ columns: 2 })
})

test('no candidate that may not be tried is offered', () => {
	const fault = { ...narrow, candidates: () => [{ columns: 4 }, { rows: 2 }] }
	const trial = { configuration: {}, faultsOf: () => [], rules: [isGone] }
	const mayTry = (remedy: object) => 'rows' in remedy
	expect(triedRemedy(fault, { ...trial, mayTry })).toEqual({ rows: 2 })
})

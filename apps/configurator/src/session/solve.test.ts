import type { Configuration } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { solverOf } from './solve.ts'

const ofWidth = (width: number): Configuration => ({ version: 1, room: { width }, hu: 2500 })

test('the last designs are solved once, and those that only undo keeps are let go', () => {
	const solve = solverOf(sampleCatalogue, { book: null, circumstances: {} })
	const [kept, past] = [ofWidth(3000), ofWidth(2900)]
	const [shown, before] = [solve(kept), solve(past)]
	for (let edit = 0; edit < 50; edit++) {
		solve(ofWidth(2000 + edit))
		expect(solve(kept)).toBe(shown)
	}
	expect(solve(past)).not.toBe(before)
	expect(solve(past)).toEqual(before)
})

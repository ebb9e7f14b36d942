import type { Furniture } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { palletsOf } from './pallets.ts'

const categoryOf = (reference: string) => (reference === 'red' ? 'Lacquer' : 'Melamine')

function pallets(weight: number, count: number, facts: object = {}): number {
	const board = { length: 2450, width: 579, thickness: 18, material: 'white', ...facts }
	return palletsOf(
		{ weight, boards: Array.from({ length: count }, () => board) } as unknown as Furniture,
		categoryOf,
	)
}

test('one long pallet carries 700 kg', () => {
	expect([411, 700, 701, 1401].map((weight) => pallets(weight, 20))).toEqual([1, 1, 2, 3])
})

test('a pallet holds 0.65 of 2800 x 1000 x 850', () => {
	// 1.547 m3 of boards, 0.02553 m3 each
	expect([60, 61].map((count) => pallets(100, count))).toEqual([1, 2])
})

test('short boards travel on smaller pallets', () => {
	// 0.65 x 1200 x 800 x 850 = 0.530 m3, 0.0125 m3 each; 2000 x 1000: 1.105 m3
	expect([42, 43].map((count) => pallets(100, count, { length: 1200 }))).toEqual([1, 2])
	expect(pallets(100, 43, { length: 1201 })).toBe(1)
	expect([53, 54].map((count) => pallets(100, count, { length: 2000 }))).toEqual([1, 2])
})

test('more than 8 m2 of lacquer needs a pallet of its own', () => {
	const leaf = { length: 2000, width: 500, material: 'red' }
	expect([8, 9].map((count) => pallets(100, count, leaf))).toEqual([1, 2])
})

test('furniture without boards needs no pallet', () => {
	expect(pallets(0, 0)).toBe(0)
})

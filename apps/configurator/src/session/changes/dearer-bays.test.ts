import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { sampleBook } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { solverOf } from '../solve.ts'
import { dearerBays } from './dearer-bays.ts'

const solve = solverOf(sampleCatalogue, {
	book: sampleBook('visitor'),
	circumstances: { country: 'BE' },
})
const niche = { version: 1 as const, room: { width: 3000 }, hu: 2500 }

test('a lower ceiling that brings dearer interiors says how many bays and how much', () => {
	const found = dearerBays(solve(niche), solve({ ...niche, hu: 2130 }))
	expect(found?.count).toBeGreaterThan(0)
	expect(found?.difference).toBeGreaterThan(0)
})

test('another number of bays, a card or a lower price says nothing', () => {
	expect(dearerBays(solve(niche), solve({ ...niche, room: { width: 4000 } }))).toBeNull()
	expect(dearerBays(solve({ ...niche, hu: 2130 }), solve(niche))).toBeNull()
	const lined = { ...niche, doors: { style: 'StraightLines' as const } }
	expect(dearerBays(solve(niche), solve(lined))).toBeNull()
	expect(dearerBays(solve(niche), solve(niche))).toBeNull()
	const { g1 } = goldenConfigurations
	expect(dearerBays(solve(niche), solve({ ...g1, hu: 100 }))).toBeNull()
})

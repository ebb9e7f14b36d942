import { expect, test } from 'vitest'
import { tierRankOf } from './tier-rank.ts'

const ranksOf = (tiers: readonly string[]) => tiers.map((tier) => tierRankOf(tier, tiers))

test('a heading says what a tier means for the price, from the cheapest to the dearest', () => {
	expect(ranksOf(['P1', 'P2', 'P3', 'P4'])).toEqual(['lowest', 'second', 'third', 'highest'])
	expect(ranksOf(['P8', 'P10'])).toEqual(['lowest', 'highest'])
	expect(ranksOf(['P5', 'P5', 'P6', 'P7'])).toEqual(['lowest', 'lowest', 'second', 'highest'])
})

test('where all cost the same it says nothing', () => {
	expect(ranksOf(['P8', 'P8'])).toEqual([null, null])
})

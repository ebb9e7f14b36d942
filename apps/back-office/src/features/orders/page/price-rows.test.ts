import { buildFurniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { marginOf, partCostsOf, pricedGroups } from './price-rows.ts'

const built = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
if (!built.ok) throw new Error('G1 can be made')
const quote = priceFurniture(built.value, sampleBook('individual'), {
	country: 'BE',
	postalCode: '6700',
	deliveryMode: 'delivery',
})
const cost = {
	lines: quote.lines.map(({ code, amount }) => ({ code, amount: Math.floor(amount * 0.7) })),
	goods: 0,
	delivery: 0,
	total: 0,
}

test('the groups of a quote contain every line, cent and cost once', () => {
	const groups = pricedGroups(quote, cost)
	expect(groups.flatMap(({ lines }) => lines)).toHaveLength(quote.lines.length)
	expect(groups.reduce((sum, { group }) => sum + group.amount, 0)).toBe(quote.goods)
	expect(groups.reduce((sum, row) => sum + (row.cost ?? 0), 0)).toBe(
		cost.lines.reduce((sum, { amount }) => sum + amount, 0),
	)
})

test('a line of a quote keeps its own cost, whatever the order of the groups', () => {
	for (const { lines } of pricedGroups(quote, cost))
		for (const { line, cost: paid } of lines) expect(paid).toBe(Math.floor(line.amount * 0.7))
})

test('a viewer without the right to costs sees neither cost nor margin', () => {
	for (const { group, cost: paid, lines } of pricedGroups(quote, null)) {
		expect(paid).toBeNull()
		expect(marginOf(group.amount, paid)).toBeNull()
		expect(lines.every((row) => row.cost === null)).toBe(true)
	}
})

test('the margin is the sale less the cost, negative below cost', () => {
	expect(marginOf(119100, 83370)).toBe(35730)
	expect(marginOf(100, 130)).toBe(-30)
})

test('the margins of the parts add up to the margin of the total', () => {
	const dear = { ...cost, goods: cost.lines.reduce((sum, { amount }) => sum + amount, 0) + 900 }
	const sold = { ...quote, surcharge: 1500, ecoParticipation: 3565 }
	const discounts = sold.discounts.reduce((sum, { amount }) => sum + amount, 0)
	const total = sold.goods + 1500 - discounts + 3565 + sold.delivery
	const parts = partCostsOf(sold, { ...dear, delivery: 7900, total: 0 })
	if (!parts) throw new Error('a cost was given')
	const margins = [
		sold.goods - parts.goods,
		1500 - parts.surcharge,
		-discounts,
		3565 - parts.ecoParticipation,
		sold.delivery - parts.delivery,
	]
	expect(parts.surcharge).toBe(900)
	expect(3565 - parts.ecoParticipation).toBe(0)
	expect(margins.reduce((sum, margin) => sum + margin, 0)).toBe(total - parts.totalExcluding)
	expect(partCostsOf(sold, null)).toBeNull()
})

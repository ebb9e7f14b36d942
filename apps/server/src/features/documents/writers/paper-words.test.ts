import type { DeliveryMode } from '@gabarit/contract'
import { buildFurniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { type Circumstances, priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { expect, test } from 'vitest'
import { paperRows } from './paper-words.ts'

type Language = (typeof languages)[number]

function rowsOf(
	vat: NonNullable<Circumstances['vat']>,
	language: Language,
	deliveryMode: DeliveryMode = 'delivery',
) {
	const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!made.ok) throw new Error('G1 can be made')
	const quote = priceFurniture(made.value, sampleBook('visitor'), { vat, deliveryMode })
	return paperRows({ quote, catalogue: sampleCatalogue, language, deliveryMode })
}

test.each([
	['fr', 'Autoliquidation, TVA due par le preneur'],
	['nl', 'Btw verlegd'],
	['en', 'Reverse charge'],
] as const)('a paper without tax says in %s who owes it', (language, words) => {
	const labels = rowsOf('ReverseCharge', language).map(({ label }) => label)
	expect(labels.filter((label) => label.startsWith(words))).toHaveLength(1)
})

test('the tax of a paper is named with its rate', () => {
	const labels = (vat: 'Normal' | 'Reduced') => rowsOf(vat, 'en').map(({ label }) => label)
	expect(labels('Normal')).toContain('of which VAT 21%')
	expect(labels('Reduced')).toContain('of which VAT 6%')
})

test.each(languages)('no value is missing in the rows of a paper in %s', (language) => {
	for (const { label } of rowsOf('Normal', language))
		expect(label).not.toMatch(/\{\{|undefined|NaN/)
})

test.each([
	['fr', 'Livraison', 'Enlèvement'],
	['nl', 'Levering', 'Afhaling'],
	['en', 'Delivery', 'Pick-up'],
] as const)('a paper says in %s whether it is brought or fetched', (language, brought, fetched) => {
	const labelsOf = (mode: DeliveryMode) =>
		rowsOf('Normal', language, mode)
			.map(({ label }) => label)
			.filter((label) => label === brought || label === fetched)
	expect(labelsOf('delivery')).toEqual([brought])
	expect(labelsOf('pickUp')).toEqual([fetched])
})

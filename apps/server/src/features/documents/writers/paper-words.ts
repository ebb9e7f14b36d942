// The words of an offer's or order's lines: the catalogue's names in the price's own sentences.
import type { Catalogue } from '@gabarit/engine'
import {
	formatAmount,
	formatNumber,
	formatPercent,
	type Language,
	translatorOf,
} from '@gabarit/i18n'
import {
	type GroupRow,
	groupLines,
	type Quote,
	type StepText,
	textOfDiscount,
	textOfGroup,
	textOfVat,
} from '@gabarit/price'

type Values = Record<string, string | number>
export type PaperRow = { label: string; amount: string; kind: 'group' | 'line' | 'step' | 'total' }

type Words = (key: string, values?: Values) => string

function wordsOf(language: Language): Words {
	const t = translatorOf(language)
	// Codes and what fills their texts are the price's own; its tests hold both together.
	return (key, values) => (t as unknown as Words)(`price:${key}`, values)
}

function namesOf(catalogue: Catalogue, language: Language, text: Words) {
	const named = [...catalogue.colors, ...catalogue.handles]
	return (reference: string) => {
		const found = named.find((it) => it.reference === reference)
		if (found) return found.label[language]
		const metal = text(`handleColors.${reference}`, { defaultValue: '' })
		return metal === '' ? reference : metal
	}
}

/** Every row of the paper's table, in the order of domain 10.2: they add up to the last. */
export function paperRows(quote: Quote, catalogue: Catalogue, language: Language): PaperRow[] {
	const text = wordsOf(language)
	const name = namesOf(catalogue, language, text)
	const filled = (values: Values): Values =>
		Object.fromEntries(
			Object.entries(values).map(([key, value]) => {
				if (typeof value === 'string') return [key, name(value)]
				return [key, key === 'count' ? value : formatNumber(value, language)]
			}),
		)
	const groupRows = (row: GroupRow): PaperRow[] => {
		const { key, values } = textOfGroup(row)
		const label = text(key, filled(values))
		const lines = row.lines.map(
			(line): PaperRow => ({
				kind: 'line',
				label: `${line.quantity} × ${text(`lines.${line.code}`, filled(line.data))}`,
				amount: formatAmount(line.amount, language),
			}),
		)
		return [{ kind: 'group', label, amount: formatAmount(row.amount, language) }, ...lines]
	}
	return [...groupLines(quote.lines).flatMap(groupRows), ...stepRows(quote, language, text)]
}

function stepRows(quote: Quote, language: Language, text: Words): PaperRow[] {
	const tax = (side: 'excluding' | 'including') => text(`tax.${side}.${quote.country}`)
	const step = (label: string, cents: number, kind: PaperRow['kind'] = 'step'): PaperRow => ({
		kind,
		label,
		amount: formatAmount(cents, language),
	})
	const percent = (value: number) => formatPercent(value, language)
	const written = ({ key, values }: StepText) => text(key, values)
	const some = (label: string, cents: number) => (cents === 0 ? [] : [step(label, cents)])
	return [
		...some(text('totals.surcharge'), quote.surcharge),
		...quote.discounts.map((it) => step(written(textOfDiscount(it, percent)), -it.amount)),
		...quote.services.map((it) => step(text(`services.${it.code}`), it.amount)),
		...some(text('totals.ecoParticipation'), quote.ecoParticipation),
		step(text('delivery.plain'), quote.delivery),
		step(text('totals.total', { tax: tax('excluding') }), quote.totalExcluding, 'total'),
		...quote.vat.map((it) => step(written(textOfVat(it.rate, percent)), it.amount)),
		step(text('totals.total', { tax: tax('including') }), quote.totalIncluding, 'total'),
	]
}

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
	type QuoteRow,
	quoteRows,
	textOfGroup,
} from '@gabarit/price'
import type { OrderPaper } from '../../orders/service.ts'

type Values = Record<string, string | number>
export type PaperRow = { label: string; amount: string; kind: 'group' | 'line' | 'step' | 'total' }

/** What the rows read of an order that has a price. */
type Priced = Pick<OrderPaper, 'catalogue' | 'language' | 'deliveryMode'> & { quote: Quote }

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
export function paperRows(order: Priced): PaperRow[] {
	const { quote, catalogue, language } = order
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
	return [...groupLines(quote.lines).flatMap(groupRows), ...stepRows(order, text)]
}

/** The furniture needs no row of its own: its groups stand above with their lines. */
const unsaid: readonly QuoteRow['step'][] = ['goods', 'netGoods']

function stepRows({ quote, deliveryMode, language }: Priced, text: Words): PaperRow[] {
	const rows = quoteRows(quote, {
		percent: (value) => formatPercent(value, language),
		tax: (side) => text(`tax.${side}.${quote.country}`),
		deliveryMode,
	})
	return rows
		.filter(({ step }) => !unsaid.includes(step))
		.map(({ text: { key, values }, amount, isSum }) => ({
			kind: isSum ? 'total' : 'step',
			label: text(key, values),
			amount: formatAmount(amount, language),
		}))
}

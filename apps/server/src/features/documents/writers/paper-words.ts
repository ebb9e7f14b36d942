import type { Catalogue } from '@gabarit/engine'
import {
	formatAmount,
	formatNumber,
	formatPercent,
	type Language,
	translatorOf,
} from '@gabarit/i18n'
import {
	asShown,
	type GroupRow,
	groupLines,
	type Quote,
	type QuoteRow,
	quoteRows,
	type ShownQuote,
	textOfGroup,
} from '@gabarit/price'
import type { OrderPaper } from '../../orders/service.ts'

type Values = Record<string, string | number>
export type PaperRow = { label: string; amount: string; kind: 'group' | 'line' | 'step' | 'total' }

type Priced = Pick<OrderPaper, 'catalogue' | 'language' | 'deliveryMode'> & { quote: Quote }

type Words = (key: string, values?: Values) => string

function wordsOf(language: Language): Words {
	const t = translatorOf(language)
	// Codes and their values come from the price package, whose tests compare them with the texts.
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

/** The rows add up to the last one, in the order of domain 10.2. */
export function paperRows(order: Priced): PaperRow[] {
	const { catalogue, language } = order
	const quote = asShown(order.quote)
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
	return [...groupLines(quote.lines).flatMap(groupRows), ...stepRows({ ...order, quote }, text)]
}

/** Omitted: the groups and lines above show the furniture. */
const unsaid: readonly QuoteRow['step'][] = ['goods', 'netGoods']

function stepRows(
	{ quote, deliveryMode, language }: Priced & { quote: ShownQuote },
	text: Words,
): PaperRow[] {
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

import type { OrderPage } from '@gabarit/contract'
import { type GroupRow, type QuoteRow, quoteRows, textOfGroup } from '@gabarit/price'
import { useCodeTexts, useFormats, useLanguage } from '@gabarit/ui'
import { lowerFirst } from '../names.ts'
import type { Quote } from './price-rows.ts'

type Values = Record<string, string | number>
type Words = {
	group: (row: GroupRow) => string
	line: (line: Quote['lines'][number]) => string
	steps: (quote: Quote) => (Omit<QuoteRow, 'text'> & { name: string; key: string })[]
}

export function usePriceWords({
	catalogue,
	delivery,
}: Pick<OrderPage, 'catalogue' | 'delivery'>): Words {
	const language = useLanguage()
	const text = useCodeTexts('price')
	const format = useFormats()
	const named = (values: Values): Values => ({
		...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)])),
		...(typeof values['count'] === 'number' && { count: values['count'] }),
		...(values['color'] !== undefined && { color: colorName(String(values['color'])) }),
		...(values['model'] !== undefined && { model: handleName(String(values['model'])) }),
	})
	/** Sellers think in points. */
	function furniture(count: number): string {
		return text('totals.furniturePoints', { count, points: format.number(count) })
	}
	function written(value: string | number): string {
		return typeof value === 'number' ? format.number(value) : value
	}
	function colorName(reference: string): string {
		const color = catalogue.colors.find((one) => one.reference === reference)
		if (color) return lowerFirst(color.label[language])
		const metal = text(`handleColors.${reference}`, { defaultValue: '' })
		return metal === '' ? reference : metal
	}
	function handleName(reference: string): string {
		const handle = catalogue.handles.find((one) => one.reference === reference)
		return handle ? lowerFirst(handle.label[language]) : reference
	}
	return {
		group: (row) => {
			const { key, values } = textOfGroup(row)
			return text(key, named(values))
		},
		line: ({ code, data }) => text(`lines.${code}`, named(data)),
		steps: (quote) =>
			quoteRows(quote, {
				percent: format.percent,
				tax: (side) => text(`tax.${side}.${quote.country}`),
				deliveryMode: delivery.mode,
				deliveredTo: 'zone',
			}).map(({ text: { key, values }, ...row }) => ({
				...row,
				key: `${row.step} ${key}`,
				name: row.step === 'goods' ? furniture(quote.points) : text(key, values),
			})),
	}
}

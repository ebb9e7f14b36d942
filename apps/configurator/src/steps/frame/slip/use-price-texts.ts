import { insideSentence } from '@gabarit/i18n'
import {
	asShown,
	type GroupRow,
	type Quote,
	type QuoteLine,
	quoteRows,
	type ShownQuote,
	textOfGroup,
} from '@gabarit/price'
import { useCodeTexts, useFormats, useLanguage } from '@gabarit/ui'
import { useDesign } from '../../../session/design-context.tsx'
import { usePricing } from '../../../session/pricing-store.ts'

export function usePriceTexts() {
	const textOf = useCodeTexts('price')
	const { number, percent } = useFormats()
	const language = useLanguage()
	const { catalogue } = useDesign()
	const { postalCode, deliveryMode } = usePricing((state) => state.circumstances)
	const colorName = (reference: unknown) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? ''
	const modelName = (reference: unknown) =>
		catalogue.handles.find((handle) => handle.reference === reference)?.label[language] ?? ''
	const lineText = ({ code, data }: QuoteLine) => {
		const shown = Object.entries(data).map(([key, value]): [string, string] => {
			if (key === 'color') {
				return [key, code === 'handle' ? textOf(`handleColors.${value}`) : colorName(value)]
			}
			if (key === 'model') return [key, modelName(value)]
			return [key, typeof value === 'number' ? number(value) : value]
		})
		return textOf(`lines.${code}`, Object.fromEntries(shown))
	}
	const groupText = (row: GroupRow) => {
		const { key, values } = textOfGroup(row)
		const { color } = values
		const named = color === undefined ? {} : { color: insideSentence(colorName(color)) }
		return textOf(key, { ...values, ...named })
	}
	const taxWord = (quote: Quote, which: 'including' | 'excluding') =>
		textOf(`tax.${which}.${quote.country}`)
	/** "TVAC, en euros", as the amounts of a price slip are. */
	const amountsNote = (quote: Quote) =>
		textOf('tax.inEuros', {
			tax: taxWord(quote, asShown(quote).includesVat ? 'including' : 'excluding'),
		})
	const stepRows = (quote: ShownQuote) =>
		quoteRows(quote, {
			percent,
			tax: (which) => taxWord(quote, which),
			deliveryMode,
			deliveredTo: { place: postalCode ?? '' },
		}).filter(({ step }) => step !== 'netGoods')
	return { textOf, groupText, lineText, stepRows, taxWord, amountsNote }
}

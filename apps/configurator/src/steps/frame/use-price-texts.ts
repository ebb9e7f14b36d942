// The words of a quote: group rows, fine lines, discounts, services, taxes.
import type { GroupRow, Quote, QuoteLine } from '@gabarit/price'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'

type Say = (key: string, values?: Record<string, unknown>) => string

/** Texts of namespace `price`, numbers and names as the language writes them. */
export function usePriceTexts() {
	const { t } = useTranslation('price')
	const say = t as unknown as Say
	const { number, percent } = useFormats()
	const language = useLanguage()
	const { catalogue } = useDesign()
	const colorName = (reference: unknown) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? ''
	const modelName = (reference: unknown) =>
		catalogue.handles.find((handle) => handle.reference === reference)?.label[language] ?? ''
	const lineText = ({ code, data }: QuoteLine) => {
		const shown = Object.entries(data).map(([key, value]) => {
			if (key === 'color') {
				return [key, code === 'handle' ? say(`handleColors.${value}`) : colorName(value)]
			}
			if (key === 'model') return [key, modelName(value)]
			return [key, typeof value === 'number' ? number(value) : value]
		})
		return say(`lines.${code}`, Object.fromEntries(shown) as Record<string, unknown>)
	}
	const discountText = ({ kind, label, percentage }: Quote['discounts'][number]) =>
		percentage === undefined
			? say(kind === 'promo' ? 'discounts.promoAmount' : `discounts.${kind}`, { label })
			: say(`discounts.${kind}`, { label, percentage: percent(percentage) })
	const taxWord = (quote: Quote, which: 'including' | 'excluding') =>
		say(`tax.${which}.${quote.country}`)
	return {
		say,
		groupText: (row: GroupRow) => groupText(row, say, (color) => colorName(color).toLowerCase()),
		lineText,
		discountText,
		taxWord,
		vatText: (rate: number) =>
			rate === 0 ? say('tax.reverseCharge') : say('tax.line', { rate: percent(rate) }),
	}
}

function groupText(row: GroupRow, say: Say, colorName: (color: string) => string): string {
	const { group, counts, color } = row
	switch (group) {
		case 'carcasses':
			return carcassesText(counts.module_simple ?? 0, counts.module_double ?? 0, say)
		case 'interior':
			return say('groups.interior')
		case 'fronts': {
			const count = (counts.leaf ?? 0) + (counts.fake_door ?? 0)
			return color === null
				? say('groups.frontsMixed', { count })
				: say('groups.fronts', { count, color: colorName(color) })
		}
		case 'handles': {
			const count = counts.handle ?? 0
			if (counts.push_to_open === undefined) return say('groups.handles', { count })
			return say(count === 0 ? 'groups.pushToOpen' : 'groups.handlesMixed')
		}
		case 'finishing':
			return finishingText(counts, say)
		case 'lighting':
			return say('groups.lighting')
	}
}

function carcassesText(simple: number, double: number, say: Say): string {
	if (simple > 0 && double > 0) return say('groups.carcasses', { simple, double })
	return simple > 0
		? say('groups.carcassesSimple', { count: simple })
		: say('groups.carcassesDouble', { count: double })
}

function finishingText(counts: GroupRow['counts'], say: Say): string {
	const codes = Object.keys(counts)
	if (codes.every((code) => code === 'plinth')) return say('groups.plinth')
	const plain = ['filler', 'top_filler', 'corner_strip', 'plinth']
	return say(
		codes.every((code) => plain.includes(code)) ? 'groups.fillersAndPlinth' : 'groups.finishing',
	)
}

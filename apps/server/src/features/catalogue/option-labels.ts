import type { OptionAnswer } from '@gabarit/contract'
import type { Catalogue, Configuration, Option } from '@gabarit/engine'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'

export type OptionKind =
	| 'moduleCount'
	| 'template'
	| 'color'
	| 'thickness'
	| 'door'
	| 'openingSide'
	| 'finishItem'

/** `StraightLines:2` is the style and its count. */
function doorLabel(reference: string, language: Language): string {
	const [style = 'None', count] = reference.split(':')
	const text = translatorOf(language)
	const key = style as 'None' | 'Simple' | 'StraightLines' | 'Frames'
	return text(`errors:options.door.${key}`, { count: Number(count ?? 0) })
}

function labelOf(
	kind: OptionKind,
	reference: string,
	catalogue: Catalogue,
	language: Language,
): string {
	const text = translatorOf(language)
	switch (kind) {
		case 'moduleCount':
			return text('errors:options.modules', { count: Number(reference) })
		case 'template':
			return text('errors:options.template', { reference })
		case 'thickness':
			return `${formatNumber(Number(reference), language)} mm`
		case 'color':
			return catalogue.colors.find((it) => it.reference === reference)?.label[language] ?? reference
		case 'door':
			return doorLabel(reference, language)
		case 'openingSide':
			return text(`errors:options.openingSide.${reference as 'None' | 'Left' | 'Right'}`)
		case 'finishItem':
			return text(`errors:options.finishItem.${reference as 'Filler'}`)
	}
}

/** `difference` in cents, null where prices are hidden. */
type Judged = Pick<Option<Configuration>, 'reference' | 'available' | 'reason'> & {
	kind: OptionKind
	difference: number | null
}

export function answerOf(
	{ kind, difference, ...option }: Judged,
	catalogue: Catalogue,
	language: Language,
): OptionAnswer {
	const color =
		kind === 'color' ? catalogue.colors.find((it) => it.reference === option.reference) : undefined
	return {
		reference: option.reference,
		label: labelOf(kind, option.reference, catalogue, language),
		...(kind === 'template' && { image: `/api/pictures/template/${option.reference}.svg` }),
		...(color && { tier: color.tier, category: color.category, favourite: color.favourite }),
		available: option.available,
		...(option.reason && { reason: option.reason }),
		...(difference !== null && { priceDifference: difference }),
	}
}

export function possibleFirst<T extends { available: boolean }>(options: T[]): T[] {
	return [...options.filter((it) => it.available), ...options.filter((it) => !it.available)]
}

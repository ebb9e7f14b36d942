import { type Catalogue, handleColors } from '@gabarit/engine'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'
import type { QuoteLine } from '@gabarit/price'

export function lineLabel(line: QuoteLine, catalogue: Catalogue, language: Language): string {
	const values = Object.entries(line.data).map(([name, value]) => [
		name,
		typeof value === 'number'
			? formatNumber(value, language)
			: (metalOf(line, name, value, language) ?? labelOf(value, catalogue, language)),
	])
	return translatorOf(language)(
		`price:lines.${line.code}`,
		Object.fromEntries(values) as Record<string, string>,
	)
}

function metalOf(
	{ code }: QuoteLine,
	name: string,
	value: string,
	language: Language,
): string | null {
	const metal = handleColors.find((color) => color === value)
	return code === 'handle' && name === 'color' && metal
		? translatorOf(language)(`price:handleColors.${metal}`)
		: null
}

function labelOf(reference: string, catalogue: Catalogue, language: Language): string {
	const known = [...catalogue.colors, ...catalogue.handles]
	return known.find((row) => row.reference === reference)?.label[language] ?? reference
}

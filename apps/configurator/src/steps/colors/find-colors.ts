// A search ignores accents and case and looks in every category.
import type { Color, MaterialCategory } from '@gabarit/engine'

type Language = keyof Color['label']

export function findColors(
	colors: readonly Color[],
	wanted: { category: MaterialCategory; search: string; language: Language },
): Color[] {
	const words = plain(wanted.search).split(' ').filter(Boolean)
	const found = colors.filter((color) => {
		if (words.length === 0) return color.category === wanted.category
		const text = plain(`${color.reference} ${color.label[wanted.language]}`)
		const joined = text.replaceAll(/[\s-]/gu, '')
		return words.every((word) => text.includes(word) || joined.includes(word.replaceAll('-', '')))
	})
	return found.toSorted((a, b) => Number(b.favourite) - Number(a.favourite))
}

function plain(text: string): string {
	return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

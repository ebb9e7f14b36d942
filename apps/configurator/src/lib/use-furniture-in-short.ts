import {
	type Catalogue,
	type Furniture,
	type FurnitureType,
	furnitureFactsOf,
} from '@gabarit/engine'
import { insideSentence } from '@gabarit/i18n'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type Made = {
	type: FurnitureType
	furniture: Furniture
	catalogue: Pick<Catalogue, 'colors' | 'handles'>
}

export type FurnitureInShort = {
	/** "Dressing" */
	name: string
	/** "3 000 × 2 500 × 600 mm, 5 modules" */
	size: string
	/** "Chêne naturel, 5 portes" */
	outside: string
	/** "Intérieur blanc, poignée barre" */
	inside: string
}

export function useFurnitureInShort({ type, furniture, catalogue }: Made): FurnitureInShort {
	const { t } = useTranslation(['customer', 'common'])
	const { number } = useFormats()
	const language = useLanguage()
	return useMemo(() => {
		const facts = furnitureFactsOf({ furniture, catalogue }, language)
		const { size, widths, doors, panels, colors, handle } = facts
		const list = (...parts: (string | false | null)[]) => {
			const [first = '', ...rest] = parts.filter((part) => part !== false && part !== null)
			return [first, ...rest.map((part) => insideSentence(part))].filter(Boolean).join(', ')
		}
		const measures = size && [size.width, size.height, size.depth].map((mm) => number(mm))
		return {
			name: t(`common:kind.${type}`),
			size: list(
				measures && `${measures.join(' × ')} mm`,
				!facts.hasTop && widths.length > 0 && t('short.modules', { count: widths.length }),
				panels > 0 && t('short.panels', { count: panels }),
			),
			outside:
				'loose' in colors
					? list(...colors.loose)
					: list(colors.exterior, doors > 0 && t('short.doors', { count: doors })),
			inside: list(
				'interior' in colors &&
					colors.interior !== null &&
					t('short.interior', { color: insideSentence(colors.interior) }),
				handle !== null && t('short.handle', { handle: insideSentence(handle) }),
			),
		}
	}, [type, furniture, catalogue, language, number, t])
}

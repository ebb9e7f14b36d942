import type { DeskDesign } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export type SupportDesign = DeskDesign['supports'][number]
export type Fill = NonNullable<SupportDesign['fill']>

/** What a support is called, and what it is in short: `420 mm, 3 drawers`. */
export function useSupportTexts() {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const shelvesOf = (count: number) => t('kinds:desk.pedestal.shelves', { count })
	const fillOf = (fill: Fill): string => {
		switch (fill.kind) {
			case 'Drawers':
				return t('kinds:desk.pedestal.drawers', { count: fill.shares.length })
			case 'Door':
				return t('kinds:desk.pedestal.door', { shelves: shelvesOf(fill.shelves) })
			case 'Open':
				return t('kinds:desk.pedestal.open', { shelves: shelvesOf(fill.shelves) })
		}
	}
	return {
		nameOf: ({ kind }: SupportDesign, index: number) =>
			t('kinds:desk.supports.name', {
				number: index + 1,
				kind: t(`kinds:desk.supports.kinds.${kind}`),
			}),
		factsOf: ({ kind, width, fill }: SupportDesign) =>
			t(`kinds:desk.supports.facts.${kind}`, {
				width: length(width),
				fill: fill ? fillOf(fill) : '',
			}),
		/** As they stand inside a sentence. */
		inWords: ({ kind, width, fill }: SupportDesign) => {
			const name = t(`kinds:desk.supports.inWords.${kind}`)
			return fill ? `${name} ${length(width)}, ${fillOf(fill)}` : name
		},
		fillOf,
	}
}

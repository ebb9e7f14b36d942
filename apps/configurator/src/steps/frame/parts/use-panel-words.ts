// What is done to a loose board, in words. Its edges are named as its picture and the plan have them: length1 below.
import type { Board, PanelBore, PanelLine } from '@gabarit/engine'
import { insideSentence } from '@gabarit/i18n'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import { sizesOf } from './line-groups.ts'

type Field<Name extends keyof PanelLine> = PanelLine[Name] | null

export function usePanelWords() {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const language = useLanguage()
	const { catalogue } = useDesign()
	const nameOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	return {
		/** `4 × 800 × 250 × 18 mm`; a wall may have two sizes. */
		sizes: (boards: readonly Board[]) =>
			sizesOf(boards)
				.map(({ count, length, width, thickness }) =>
					t('panels.size', {
						ns: 'kinds',
						count,
						length: number(length),
						width: number(width),
						thickness: number(thickness),
					}),
				)
				.join(', '),
		color: (reference: string) => nameOf(reference),
		/** As it stands inside a sentence. */
		inColor: (reference: string) => insideSentence(nameOf(reference)),
		edges: (edges: Field<'edges'>) => {
			if (!edges) return t('panels.edges.usual', { ns: 'kinds' })
			const [first] = edges
			const [bottom, top, left, right] = edges.map((band) => number(band, { most: 1 }))
			if (edges.some((band) => band !== first))
				return t('panels.edges.mixed', { ns: 'kinds', bottom, top, left, right })
			return first === 0
				? t('panels.edges.bare', { ns: 'kinds' })
				: t('panels.edges.all', { ns: 'kinds', band: bottom })
		},
		radii: (radii: Field<'radii'>) => {
			const rounded = (radii ?? []).filter((radius) => radius > 0)
			if (rounded.length === 0) return t('panels.corners.sharp', { ns: 'kinds' })
			return t('panels.corners.rounded', {
				ns: 'kinds',
				count: rounded.length,
				radii: [...new Set(rounded)].map((radius) => number(radius)).join(', '),
			})
		},
		bores: (bores: Field<'bores'>) =>
			!bores || bores.length === 0
				? t('panels.bores.none', { ns: 'kinds' })
				: bores
						.map((bore) => t(`panels.bores.words.${bore.kind}`, { ns: 'kinds', ...valuesOf(bore) }))
						.join(', '),
		grain: (grain: Field<'grain'>) => t(`panels.grain.words.${grain ?? 'Length'}`, { ns: 'kinds' }),
	}
}

function valuesOf(bore: PanelBore): { diameter?: number } {
	return bore.kind === 'Grommet' ? { diameter: bore.diameter } : {}
}

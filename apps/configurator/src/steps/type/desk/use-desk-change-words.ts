import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { DeskChanged, DeskFigure } from '../../../session/changes/desk-changes.ts'
import { useSupportTexts } from './supports/support-texts.ts'

/** A choice of a desk that had to change: what it is, and what became of it. */
export function useDeskChangeWords() {
	const { t } = useTranslation('configurator')
	const { number, length } = useFormats()
	const { fillOf } = useSupportTexts()
	const becomes = (from: string, to: string) => t('change.becomes', { from, to })
	const figureOf = (figure: DeskFigure, value: number) =>
		figure === 'grommets' ? number(value) : length(value)
	return {
		name: (change: DeskChanged): string =>
			change.kind === 'figure'
				? t(`desk.change.${change.figure}`, { ns: 'kinds' })
				: t('desk.change.support', { ns: 'kinds', number: change.number }),
		words: (change: DeskChanged): string => {
			switch (change.kind) {
				case 'figure':
					return becomes(figureOf(change.figure, change.from), figureOf(change.figure, change.to))
				case 'support': {
					const nameOf = (kind: typeof change.from) =>
						kind === null
							? t('desk.change.none', { ns: 'kinds' })
							: t(`desk.supports.inWords.${kind}`, { ns: 'kinds' })
					return becomes(nameOf(change.from), nameOf(change.to))
				}
				case 'supportWidth':
					return becomes(length(change.from), length(change.to))
				case 'supportFill':
					return becomes(
						change.from ? fillOf(change.from) : t('desk.change.none', { ns: 'kinds' }),
						change.to ? fillOf(change.to) : t('desk.change.none', { ns: 'kinds' }),
					)
			}
		},
	}
}

import type { StairModule } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import type { StairsChanged } from '../../../session/stairs-changes.ts'

/** A module under a flight that had to change: which one, and what became of it. */
export function useStairsChangeWords() {
	const { t } = useTranslation('configurator')
	const fillOf = (module: StairModule | null) =>
		module ? t(`stairs.fills.inWords.${module.fill}`) : t('change.usual')
	return {
		name: ({ number }: StairsChanged): string => t('stairs.change.module', { number }),
		words: ({ from, to }: StairsChanged): string => {
			if (to === null) return t('stairs.change.gone')
			if (from?.fill === to.fill) return t('stairs.change.inside')
			return t('change.becomes', { from: fillOf(from), to: fillOf(to) })
		},
	}
}

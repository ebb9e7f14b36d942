import type { StairModule } from '@gabarit/engine'
import { useTranslation } from 'react-i18next'
import type { StairsChanged } from '../../../session/changes/stairs-changes.ts'

/** A module under a flight that had to change: which one, and what became of it. */
export function useStairsChangeWords() {
	const { t } = useTranslation('configurator')
	const fillOf = (module: StairModule | null) =>
		module ? t(`stairs.fills.inWords.${module.fill}`, { ns: 'kinds' }) : t('change.usual')
	return {
		name: ({ number }: StairsChanged): string => t('stairs.change.module', { ns: 'kinds', number }),
		words: ({ from, to }: StairsChanged): string => {
			if (to === null) return t('stairs.change.gone', { ns: 'kinds' })
			if (from?.fill === to.fill) return t('stairs.change.inside', { ns: 'kinds' })
			return t('change.becomes', { from: fillOf(from), to: fillOf(to) })
		},
	}
}

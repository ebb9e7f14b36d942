import type { TvBase } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { TvChanged } from '../../../session/changes/tv-changes.ts'

/** A choice of TV furniture that had to change: what it is, and what became of it. */
export function useTvChangeWords() {
	const { t } = useTranslation('configurator')
	const { number, length } = useFormats()
	const becomes = (from: string, to: string) => t('change.becomes', { from, to })
	const baseOf = (base: TvBase | null) =>
		base === null
			? t('change.usual')
			: t(`tv.recap.base.${base.kind}`, { ns: 'kinds', height: number(base.height) })
	return {
		name: (change: TvChanged): string => {
			switch (change.kind) {
				case 'module':
					return t('tv.change.module', { ns: 'kinds', number: change.number })
				case 'tall':
					return t(`tv.tall.names.${change.end}`, { ns: 'kinds' })
				default:
					return t(`tv.change.${change.kind}`, { ns: 'kinds' })
			}
		},
		words: (change: TvChanged): string => {
			switch (change.kind) {
				case 'base':
					return becomes(baseOf(change.from), baseOf(change.to))
				case 'air':
					return becomes(length(change.from), length(change.to))
				case 'count':
					return becomes(number(change.from), number(change.to))
				case 'tall':
					return t(change.to ? 'tv.change.stays' : 'tv.change.gone', { ns: 'kinds' })
				case 'place': {
					const placeOf = (place: typeof change.from) =>
						t(`tv.screen.places.${place ?? 'none'}`, { ns: 'kinds' })
					return becomes(placeOf(change.from), placeOf(change.to))
				}
				case 'module': {
					const frontOf = (module: typeof change.from) =>
						module ? t(`tv.modules.inWords.${module.front}`, { ns: 'kinds' }) : t('change.usual')
					const isSame = change.from?.front === change.to?.front
					return isSame
						? t('tv.change.inside', { ns: 'kinds' })
						: becomes(frontOf(change.from), frontOf(change.to))
				}
			}
		},
	}
}

import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { Band } from '../lines.ts'

/** The edges as they are stored, by where the picture has them. */
export const edgeNames = ['bottom', 'top', 'left', 'right'] as const

export function useBandText(): (band: Band) => string {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	return (band) =>
		band === 0
			? t('kinds:panels.edges.none')
			: t('kinds:panels.edges.band', { band: number(band, { most: 1 }) })
}

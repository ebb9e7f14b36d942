// The fillers as they stand, on the step of the measures, with the way to change them.
import { hasWall } from '@gabarit/engine'
import { LinkButton, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { useSteps } from '../frame/step-navigation.ts'

const places = ['left', 'right', 'top'] as const

export function FillersLine(): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { design } = useDesign().solved
	const { show } = useSteps()
	if (design === null) return null
	const shown = places.filter(
		(place) => design.filler[place] > 0 && (place === 'top' || hasWall(design, place)),
	)
	const widths = new Set(shown.map((place) => design.filler[place]))
	const list = shown.map((place) =>
		t(`fillers.line.${place}`, { width: number(design.filler[place]) }),
	)
	const [width = 0] = widths
	const text =
		shown.length === 0
			? t('fillers.line.none')
			: widths.size === 1
				? t('fillers.line.same', { width: number(width) })
				: t('fillers.line.each', { list: list.join(', ') })
	return (
		<p className={layout.caption}>
			{text}{' '}
			<LinkButton
				size="small"
				aria-label={t('fillers.line.label')}
				onClick={() => show('FillerMeasurements')}
			>
				{t('fillers.line.change')}
			</LinkButton>
		</p>
	)
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Measure, MeasuringSheet } from '../../recap/measuring-sheet.tsx'
import { RecapStep } from '../../recap/recap-step.tsx'
import { SummaryList } from '../../recap/summary.tsx'
import { useTvDesign } from './use-tv-design.ts'
import { useTvSummary } from './use-tv-summary.ts'

export function TvRecap(): ReactNode {
	return (
		<RecapStep
			summary={<SummaryList lines={useTvSummary()} />}
			papers={<MeasuringSheet measures={useTvMeasures()} />}
		/>
	)
}

function useTvMeasures(): Measure[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv } = useTvDesign()
	const { height = 0, thickness = 0 } = configuration.baseboard ?? {}
	const isBetween = tv.design.walls === 'Both'
	return [
		{
			name: t(isBetween ? 'kinds:tv.fields.lengthBetween' : 'kinds:tv.fields.length'),
			values: tv.design.width,
		},
		{ name: t('kinds:tv.fields.depth'), values: [tv.depth] },
		{ name: t('kinds:tv.fields.height'), values: [tv.height] },
		{ name: t('kinds:tv.air.field'), values: [tv.air] },
		{ name: t('fields.baseboardHeight'), values: [height] },
		{ name: t('fields.baseboardThickness'), values: [thickness] },
	]
}

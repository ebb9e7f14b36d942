import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Measure, MeasuringSheet } from '../../recap/measuring-sheet.tsx'
import { RecapStep } from '../../recap/recap-step.tsx'
import { SummaryList } from '../../recap/summary.tsx'
import { useStairs } from './use-stairs.ts'
import { useStairsSummary } from './use-stairs-summary.ts'

export function StairsRecap(): ReactNode {
	return (
		<RecapStep
			summary={<SummaryList lines={useStairsSummary()} />}
			papers={<MeasuringSheet measures={useStairsMeasures()} />}
		/>
	)
}

function useStairsMeasures(): Measure[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { design, flight } = useStairs()
	const { width, hu, depth, baseboard } = design
	return [
		{ name: t(`kinds:stairs.fields.length.${flight.access}`), values: width },
		{ name: t('kinds:stairs.fields.hu'), values: hu },
		{ name: t('kinds:stairs.fields.depth'), values: [depth.center] },
		{ name: t('fields.stair.rise'), values: [flight.rise] },
		{ name: t('fields.stair.going'), values: [flight.going] },
		{ name: t('fields.stair.low'), values: [flight.low] },
		{ name: t('fields.stair.stringer'), values: [flight.stringer] },
		{ name: t('fields.stair.high'), values: flight.high === null ? [] : [flight.high] },
		{ name: t('fields.baseboardHeight'), values: [baseboard.height] },
		{ name: t('fields.baseboardThickness'), values: [baseboard.thickness] },
	]
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Measure, MeasuringSheet } from '../../recap/measuring-sheet.tsx'
import { RecapStep } from '../../recap/recap-step.tsx'
import { SummaryList } from '../../recap/summary.tsx'
import { useDeskDesign } from './use-desk-design.ts'
import { useDeskSummary } from './use-desk-summary.ts'

export function DeskRecap(): ReactNode {
	return (
		<RecapStep
			summary={<SummaryList lines={useDeskSummary()} />}
			papers={<MeasuringSheet measures={useDeskMeasures()} />}
		/>
	)
}

function useDeskMeasures(): Measure[] {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { desk } = useDeskDesign()
	const { width, depth, height, baseboard } = desk
	const length =
		desk.walls === 'Both' ? 'kinds:desk.fields.lengthBetween' : 'kinds:desk.fields.length'
	return [
		{ name: t(length), values: width },
		{ name: t('kinds:desk.fields.depth'), values: [depth] },
		{ name: t('kinds:desk.fields.height'), values: [height] },
		{ name: t('fields.baseboardHeight'), values: [baseboard.height] },
		{ name: t('fields.baseboardThickness'), values: [baseboard.thickness] },
	]
}

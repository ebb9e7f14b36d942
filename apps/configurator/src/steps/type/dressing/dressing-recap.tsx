import type { ReactNode } from 'react'
import { MeasuringSheet } from '../../recap/measuring-sheet.tsx'
import { RecapStep } from '../../recap/recap-step.tsx'
import { SummaryList } from '../../recap/summary.tsx'
import { useDressingSummary } from './use-dressing-summary.ts'
import { useMeasures } from './use-measures.ts'

export function DressingRecap(): ReactNode {
	return (
		<RecapStep
			summary={<SummaryList lines={useDressingSummary()} />}
			papers={<MeasuringSheet measures={useMeasures()} />}
		/>
	)
}

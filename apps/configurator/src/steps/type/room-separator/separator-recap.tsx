import type { ReactNode } from 'react'
import { RecapStep } from '../../recap/recap-step.tsx'
import { SummaryList } from '../../recap/summary.tsx'
import { useSeparatorSummary } from './use-separator-summary.ts'

export function SeparatorRecap(): ReactNode {
	return <RecapStep summary={<SummaryList lines={useSeparatorSummary()} />} />
}

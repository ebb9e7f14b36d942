import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useUnexplainedIssues } from '../../session/fit.ts'
import { ConfirmMeasures } from '../frame/confirm-measures.tsx'
import { FitVerdicts } from '../frame/fit-verdicts.tsx'
import { IssueChecks } from '../frame/issue-checks.tsx'
import layout from '../frame/layout.module.css'
import { MeasureField } from '../frame/measure-field.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { useIssuesOf } from '../frame/use-issues-of.ts'
import { PitfallsLink } from '../modals/pitfalls-link.tsx'
import { Obstacles } from './obstacles.tsx'

const usualSkirting = { height: 70, thickness: 12 }

export function MarginsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const issues = useUnexplainedIssues(useIssuesOf('MarginsMeasurements'))
	return (
		<StepPanel step="MarginsMeasurements" intro={t('margins.intro')} aside={<PitfallsLink />}>
			<Skirting />
			<Margins />
			<Obstacles />
			<IssueChecks issues={issues} />
			<FitVerdicts />
			<ConfirmMeasures step="MarginsMeasurements" />
		</StepPanel>
	)
}

function Skirting(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const { height, thickness } = design.baseboard
	const kept = height > 0 || thickness > 0
	const change = (baseboard: { height: number; thickness: number }) =>
		propose({ ...configuration, baseboard })
	return (
		<Section title={t('margins.skirting')} note={t('margins.skirtingNote')}>
			<Segmented
				label={t('margins.skirting')}
				value={kept ? 'kept' : 'none'}
				options={[
					{ value: 'none', label: t('margins.skirtingNone') },
					{ value: 'kept', label: t('margins.skirtingKept') },
				]}
				onChange={(to) => change(to === 'kept' ? usualSkirting : { height: 0, thickness: 0 })}
			/>
			{kept && (
				<div className={layout.fields}>
					<MeasureField
						label={t('fields.baseboardHeight')}
						value={height}
						min={0}
						max={250}
						onCommit={(value) => change({ height: value, thickness })}
					/>
					<MeasureField
						label={t('fields.baseboardThickness')}
						value={thickness}
						min={0}
						max={40}
						onCommit={(value) => change({ height, thickness: value })}
					/>
				</div>
			)}
		</Section>
	)
}

function Margins(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	return (
		<Section title={t('margins.free')} note={t('margins.freeNote')}>
			<div className={layout.fields}>
				{(['left', 'right', 'back'] as const).map((side) => (
					<MeasureField
						key={side}
						label={t(`fields.margin.${side}`)}
						value={design.margin[side]}
						min={0}
						max={500}
						onCommit={(value) =>
							propose({ ...configuration, margin: { ...configuration.margin, [side]: value } })
						}
					/>
				))}
			</div>
		</Section>
	)
}

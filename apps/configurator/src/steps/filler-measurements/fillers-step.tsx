import { hasWall } from '@gabarit/engine'
import { Checkbox, LinkButton } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
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
import { FillerExplanation } from '../modals/filler-explanation.tsx'
import { CustomFillers } from './custom-fillers.tsx'

const limits = { left: [30, 200], right: [30, 200], top: [20, 300] } as const
type Place = keyof typeof limits

export function FillersStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const [explained, setExplained] = useState(false)
	const issues = useUnexplainedIssues(useIssuesOf('FillerMeasurements'))
	const aside = <LinkButton onClick={() => setExplained(true)}>{t('fillers.explain')}</LinkButton>
	return (
		<StepPanel step="FillerMeasurements" intro={t('fillers.intro')} aside={aside}>
			<WallFillers />
			<OversizeAndPlay />
			<CustomFillers />
			<IssueChecks issues={issues} />
			<FitVerdicts />
			<ConfirmMeasures step="FillerMeasurements" />
			<FillerExplanation opened={explained} onClose={() => setExplained(false)} />
		</StepPanel>
	)
}

function useFillerChange() {
	const { solved, propose } = useDressingDesign()
	const { configuration } = solved
	return (key: string, value: unknown) =>
		propose({ ...configuration, filler: { ...configuration.filler, [key]: value } })
}

function WallFillers(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const places = (['left', 'right', 'top'] as const).filter(
		(place) => place === 'top' || hasWall(solved.design, place),
	)
	return (
		<Section title={t('fillers.strips')}>
			<div className={layout.fields}>
				{places.map((place) => (
					<WallFiller key={place} place={place} />
				))}
			</div>
		</Section>
	)
}

function WallFiller({ place }: { place: Place }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const change = useFillerChange()
	const width = solved.design.filler[place]
	const [min, max] = limits[place]
	const beyond =
		place === 'top'
			? {
					above: {
						text: t('fillers.topStops'),
						remedy: { label: t('fillers.goFree'), apply: () => change('top', 0) },
					},
				}
			: {}
	return (
		<div className={layout.stack}>
			{width > 0 && (
				<MeasureField
					label={t(`fields.filler.${place}`)}
					field={`filler.${place}`}
					value={width}
					min={min}
					max={max}
					beyond={beyond}
					onCommit={(value) => change(place, value)}
				/>
			)}
			<Checkbox
				label={t(`fillers.without.${place}`)}
				checked={width === 0}
				onChange={({ currentTarget }) => change(place, currentTarget.checked ? 0 : 50)}
			/>
		</div>
	)
}

function OversizeAndPlay(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const change = useFillerChange()
	const { filler, footprint, priority } = solved.design
	// A run that passes into a corner stands off its wall by the play too.
	const passes = footprint !== 'Straight' && priority !== 'None'
	const playUsed = passes || filler.left === 0 || filler.right === 0
	return (
		<Section title={t('fillers.scribing')} note={t('fillers.scribingNote')}>
			<div className={layout.fields}>
				<MeasureField
					label={t('fields.filler.oversize')}
					field="filler.oversize"
					value={filler.oversize}
					min={0}
					max={50}
					onCommit={(value) => change('oversize', value)}
				/>
				{playUsed && (
					<MeasureField
						label={t('fields.filler.removal')}
						field="filler.removal"
						value={filler.removal}
						min={0}
						max={50}
						onCommit={(value) => change('removal', value)}
					/>
				)}
			</div>
		</Section>
	)
}

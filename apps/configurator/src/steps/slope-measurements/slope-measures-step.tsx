// Any two of low height, length and angle define a slope; a third one checks them.
import { drawSlopeMeasures } from '@gabarit/drawing'
import type { FitVerdict } from '@gabarit/engine'
import { Checkbox } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SlopeSide, slopeKindOf, slopeSides } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { changeView } from '../../session/view-store.ts'
import { FitVerdicts } from '../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { PitfallsLink } from '../modals/pitfalls-link.tsx'
import { SlopeCheck } from './slope-check.tsx'
import { SlopeFields, type SlopeFigure } from './slope-fields.tsx'

export function SlopeMeasuresStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const sides = slopeSides(slopeKindOf(solved.configuration))
	const issues = useIssuesOf('SlopeMeasurements').filter(
		({ code }) => code !== 'slope_readings_disagree',
	)
	return (
		<StepPanel step="SlopeMeasurements" intro={t('slope.measure')} aside={<PitfallsLink />}>
			{sides.map((side) => (
				<OneSlope key={side} side={side} named={sides.length > 1} />
			))}
			<IssueChecks issues={issues} />
			{sides.includes('back') ? <Standoff /> : <LowEnd />}
			<FitVerdicts except={isOfSlope} />
		</StepPanel>
	)
}

function OneSlope({ side, named }: { side: SlopeSide; named: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const [figure, setFigure] = useState<SlopeFigure>('low')
	const show = (typed: SlopeFigure) => {
		setFigure(typed)
		changeView({ measuring: `slope.${side}.${typed}` })
	}
	const fields = (
		<>
			<div className={layout.measure}>
				<div className={layout.measurePicture} aria-hidden="true">
					<Picture drawing={drawSlopeMeasures(side, figure)} />
				</div>
				<SlopeFields side={side} onFigure={show} />
			</div>
			<SlopeCheck side={side} />
		</>
	)
	return named ? <Section title={t(`slope.sides.${side}`)}>{fields}</Section> : fields
}

function LowEnd(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const change = (key: 'acceptVoid' | 'stepped', value: boolean) =>
		propose({ ...configuration, slope: { ...configuration.slope, [key]: value } })
	return (
		<Section title={t('slope.lowEnd')}>
			<Checkbox
				label={t('slope.stepped')}
				checked={design.slope.stepped}
				onChange={({ currentTarget }) => change('stepped', currentTarget.checked)}
			/>
			<Checkbox
				label={t('slope.acceptVoid')}
				checked={design.slope.acceptVoid}
				onChange={({ currentTarget }) => change('acceptVoid', currentTarget.checked)}
			/>
			<p className={layout.caption}>{t('slope.acceptVoidNote')}</p>
		</Section>
	)
}

/** Under a back slope a run may stand forward of the wall: it is higher at its back and has room to hang. */
function Standoff(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const alone = design.footprint === 'Straight' && design.wall === 'None'
	if (!alone && design.slope.standoff === 0) return null
	return (
		<Section title={t('slope.forward')} note={t('slope.forwardNote')}>
			<MeasureField
				label={t('fields.standoff')}
				value={design.slope.standoff}
				min={0}
				max={600}
				onCommit={(standoff) =>
					propose({ ...configuration, slope: { ...configuration.slope, standoff } })
				}
			/>
		</Section>
	)
}

/** The slope check beside the three figures already shows it. */
function isOfSlope({ place, line }: FitVerdict): boolean {
	return place === null && line?.startsWith('slope.') === true
}

// One step and one height make the line that nothing may cross; a height at the other end controls it.
import { stairSteps } from '@gabarit/engine'
import { Segmented, useFormats } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnexplainedIssues } from '../../../../session/fit.ts'
import { FitVerdicts } from '../../../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import layout from '../../../frame/layout.module.css'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { PitfallsLink } from '../../../modals/pitfalls-link.tsx'
import { useStairs } from '../use-stairs.ts'
import { ComfortCheck } from './comfort-check.tsx'
import { ControlFields, StepFields } from './flight-fields.tsx'
import { type Figure, FlightPicture } from './flight-picture.tsx'
import { figureOf, type Typed, typedFlight } from './typed-flight.ts'

export function StairLineStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { flight, design, changeStair } = useStairs()
	const [figure, setFigure] = useState<Figure | null>(null)
	const [typed, setTyped] = useState<Typed>({})
	const issues = useUnexplainedIssues(useIssuesOf('StairLine'))
	const shown = typedFlight(flight, typed)
	const length = flight.access === 'Side' ? Math.min(...design.width) : design.depth.center
	const onInput = ({ target }: FormEvent) => {
		const own = target instanceof HTMLInputElement ? figureOf(target.name, target.value) : null
		if (own !== null) setTyped(own)
	}
	return (
		<StepPanel step="StairLine" intro={t('kinds:stairs.line.intro')} aside={<PitfallsLink />}>
			<FlightPicture
				flight={shown}
				reach={{ length, landing: Math.min(...design.hu) }}
				figure={figure}
			/>
			<Slope flight={shown} />
			<div className={layout.stack} onInput={onInput} onBlur={() => setTyped({})}>
				<StepFields onFigure={setFigure} />
				<Section title={t('kinds:stairs.line.under')}>
					<Segmented
						label={t('kinds:stairs.line.under')}
						value={flight.steps}
						options={stairSteps.map((value) => ({
							value,
							label: t(`kinds:stairs.line.steps.${value}`),
						}))}
						onChange={(steps) => changeStair({ steps })}
					/>
				</Section>
				<ControlFields onFigure={setFigure} />
			</div>
			<ComfortCheck flight={shown} />
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

function Slope({ flight }: { flight: ReturnType<typeof typedFlight> }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const angle = (Math.atan(flight.tan) * 180) / Math.PI
	return (
		<p className={layout.caption}>
			{t('kinds:stairs.line.angle', {
				angle: number(angle, { most: 1 }),
				rise: number(flight.rise),
				going: number(flight.going),
			})}
		</p>
	)
}

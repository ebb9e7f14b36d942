import type { StairChoices } from '@gabarit/engine'
import { NumberField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCulprit } from '../../../frame/checks/use-culprit.ts'
import { Pair } from '../../../frame/fields/pair.tsx'
import layout from '../../../frame/layout.module.css'
import { withoutHigh } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import { type Figure, letters } from './flight-picture.tsx'
import { bounds } from './typed-flight.ts'

type Props = { onFigure: (figure: Figure | null) => void }

export function StepFields({ onFigure }: Props): ReactNode {
	return (
		<>
			<Pair>
				<FlightField figure="rise" onFigure={onFigure} />
				<FlightField figure="going" onFigure={onFigure} />
			</Pair>
			<FlightField figure="low" onFigure={onFigure} />
		</>
	)
}

/** Rarely needed: a stringer below the line, and a height that controls the three others. */
export function ControlFields({ onFigure }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { flight, design } = useStairs()
	const along = flight.access === 'Side' ? Math.min(...design.width) : design.depth.center
	const computed = Math.min(Math.min(...design.hu), flight.height + along * flight.tan)
	return (
		<>
			<Pair>
				<FlightField figure="stringer" onFigure={onFigure} />
				<FlightField figure="high" onFigure={onFigure} note={t('kinds:stairs.line.optional')} />
			</Pair>
			<p className={layout.caption}>
				{t('kinds:stairs.line.computed', { height: number(Math.round(computed)) })}
			</p>
		</>
	)
}

function FlightField(props: Props & { figure: Figure; note?: string }): ReactNode {
	const { figure, note, onFigure } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, flight, changeStair, propose } = useStairs()
	const culprit = useCulprit()
	const { min, max } = bounds[figure]
	const change = (value: number): StairChoices => ({ [figure]: value })
	return (
		<div onFocus={() => onFigure(figure)} onBlur={() => onFigure(null)}>
			<NumberField
				label={t(`fields.stair.${figure}`)}
				name={`stair.${figure}`}
				letter={figure === 'stringer' ? undefined : letters[figure]}
				problem={culprit(`stair.${figure}`)}
				value={flight[figure] ?? undefined}
				min={min}
				max={max}
				note={note}
				onEmpty={figure === 'high' ? () => propose(withoutHigh(configuration)) : undefined}
				onCommit={(value) => changeStair(change(value))}
			/>
		</div>
	)
}

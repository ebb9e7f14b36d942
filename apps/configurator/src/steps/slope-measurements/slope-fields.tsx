// The three figures of a slope: A low height, B length, C angle.
import { NumberField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type SlopeSide, slopeFigures } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useCulprit } from '../frame/checks/use-culprit.ts'
import layout from '../frame/layout.module.css'

const figures = ['low', 'run', 'angle'] as const
export type SlopeFigure = (typeof figures)[number]
const letters = { low: 'A', run: 'B', angle: 'C' } as const

export function useSlope(side: SlopeSide) {
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const ceiling = Math.min(...design.hu)
	const stored = configuration.slope?.[side] ?? {}
	const change = (next: typeof stored) =>
		propose({ ...configuration, slope: { ...configuration.slope, [side]: next } })
	return { ceiling, stored, change, ...slopeFigures(stored, ceiling) }
}

export function SlopeFields(props: {
	side: SlopeSide
	onFigure: (figure: SlopeFigure) => void
}): ReactNode {
	const { side, onFigure } = props
	const { t } = useTranslation('configurator')
	const slope = useSlope(side)
	const culprit = useCulprit()
	const bounds = { low: [0, slope.ceiling - 100], run: [100, 6000], angle: [15, 75] } as const
	const measured = figures.filter((figure) => slope.stored[figure] !== undefined).length
	const isComputed = (figure: SlopeFigure) => slope.stored[figure] === undefined && measured >= 2
	return (
		<div className={layout.stack}>
			{figures.map((figure) => (
				<div key={figure} onFocus={() => onFigure(figure)}>
					<NumberField
						label={t(`fields.slope.${figure}`)}
						name={`slope.${side}.${figure}`}
						problem={culprit(`slope.${side}.${figure}`)}
						letter={letters[figure]}
						value={isComputed(figure) ? slope[figure] : slope.stored[figure]}
						drawnAs={slope[figure]}
						min={bounds[figure][0]}
						max={bounds[figure][1]}
						unit={figure === 'angle' ? 'degrees' : 'mm'}
						note={isComputed(figure) ? t('slope.computed') : undefined}
						onCommit={(value) => slope.change({ ...slope.stored, [figure]: value })}
					/>
				</div>
			))}
		</div>
	)
}

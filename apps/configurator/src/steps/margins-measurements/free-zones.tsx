import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

type Margin = { left: number; right: number; back: number }

/** What stays free beside the furniture and behind it. */
export function FreeZones(props: {
	margin: Margin
	onChange: (side: keyof Margin, value: number) => void
}): ReactNode {
	const { margin, onChange } = props
	const { t } = useTranslation('configurator')
	return (
		<Section title={t('margins.free')} note={t('margins.freeNote')}>
			<div className={layout.fields}>
				{(['left', 'right', 'back'] as const).map((side) => (
					<MeasureField
						key={side}
						label={t(`fields.margin.${side}`)}
						field={`margin.${side}`}
						value={margin[side]}
						min={0}
						max={500}
						onCommit={(value) => onChange(side, value)}
					/>
				))}
			</div>
		</Section>
	)
}

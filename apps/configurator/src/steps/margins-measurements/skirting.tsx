import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

type Size = { height: number; thickness: number }

const usual: Size = { height: 70, thickness: 12 }

/** The skirting of the wall: removed, or how high and how thick. */
export function Skirting(props: { skirting: Size; onChange: (skirting: Size) => void }): ReactNode {
	const { skirting, onChange } = props
	const { t } = useTranslation('configurator')
	const { height, thickness } = skirting
	const kept = height > 0 || thickness > 0
	return (
		<Section title={t('margins.skirting')} note={t('margins.skirtingNote')}>
			<Segmented
				label={t('margins.skirting')}
				value={kept ? 'kept' : 'none'}
				options={[
					{ value: 'none', label: t('margins.skirtingNone') },
					{ value: 'kept', label: t('margins.skirtingKept') },
				]}
				onChange={(to) => onChange(to === 'kept' ? usual : { height: 0, thickness: 0 })}
			/>
			{kept && (
				<div className={layout.fields}>
					<MeasureField
						label={t('fields.baseboardHeight')}
						value={height}
						min={0}
						max={250}
						onCommit={(value) => onChange({ height: value, thickness })}
					/>
					<MeasureField
						label={t('fields.baseboardThickness')}
						value={thickness}
						min={0}
						max={40}
						onCommit={(value) => onChange({ height, thickness: value })}
					/>
				</div>
			)}
		</Section>
	)
}

// How the stage is looked at: camera, doors or interior, dimensions, belongings.
import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cameraViews, changeView, useView } from '../../session/view-store.ts'

export function StageControls(props: { flat: boolean; doorsOpen: boolean }): ReactNode {
	const { flat, doorsOpen } = props
	const { t } = useTranslation('configurator')
	const { camera, dimensions, belongings } = useView()
	return (
		<div className="cf-stage-controls">
			{!flat && (
				<Segmented
					label={t('stage.camera')}
					value={camera}
					options={cameraViews.map((value) => ({ value, label: t(`stage.views.${value}`) }))}
					onChange={(value) => changeView({ camera: value })}
				/>
			)}
			<Segmented
				label={t('stage.show')}
				value={doorsOpen ? 'interior' : 'doors'}
				options={(['doors', 'interior'] as const).map((value) => ({
					value,
					label: t(`stage.${value}`),
				}))}
				onChange={(value) => changeView({ doorsOpen: value === 'interior' })}
			/>
			{!flat && (
				<div className="cf-toggles">
					<Toggle
						label={t('stage.dimensions')}
						on={dimensions}
						onToggle={(on) => changeView({ dimensions: on })}
					/>
					<Toggle
						label={t('stage.belongings')}
						on={belongings}
						onToggle={(on) => changeView({ belongings: on })}
					/>
				</div>
			)}
		</div>
	)
}

function Toggle(props: {
	label: string
	on: boolean
	onToggle: (on: boolean) => void
}): ReactNode {
	const { label, on, onToggle } = props
	return (
		<button type="button" className="cf-toggle" aria-pressed={on} onClick={() => onToggle(!on)}>
			{label}
		</button>
	)
}

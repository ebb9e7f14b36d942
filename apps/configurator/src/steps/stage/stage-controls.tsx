import type { Furniture } from '@gabarit/engine'
import { Button, Segmented } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../lib/later.ts'
import { camerasOf, changeView, useView } from '../../session/view-store.ts'
import { Runs } from '../module-selection/run-choice.tsx'
import styles from './stage-controls.module.css'
import { useCamera } from './use-camera.ts'

const SaveDesign = later(async () => (await import('../modals/save-design.tsx')).SaveDesign)

export function StageControls(props: {
	flat: boolean
	furniture: Furniture
	/** Those that open one by one; null where all vanish to show the inside. */
	fronts: readonly string[] | null
	/** Who is shown beside the furniture. */
	company: 'person' | 'company' | null
	doorsOpen: boolean
}): ReactNode {
	const { flat, furniture, fronts, company, doorsOpen } = props
	const { t } = useTranslation('configurator')
	const { dimensions, belongings } = useView()
	const camera = useCamera(furniture)
	const holds = furniture.runs.length > 0
	return (
		<div className={styles.controls}>
			{!flat && (
				<Segmented
					label={t('stage.camera')}
					value={camera}
					options={camerasOf(furniture).map((value) => ({
						value,
						label: t(`stage.views.${value}`),
					}))}
					onChange={(value) => changeView({ camera: value })}
				/>
			)}
			{flat && <Runs />}
			{fronts !== null && fronts.length > 0 && (
				<Segmented
					label={t('stage.fronts')}
					value={doorsOpen ? 'open' : 'closed'}
					options={(['closed', 'open'] as const).map((value) => ({
						value,
						label: t(`stage.${value}`),
					}))}
					onChange={(value) => changeView({ opened: value === 'open' ? fronts : [] })}
				/>
			)}
			{fronts === null && holds && (
				<Segmented
					label={t('stage.show')}
					value={doorsOpen ? 'interior' : 'doors'}
					options={(['doors', 'interior'] as const).map((value) => ({
						value,
						label: t(`stage.${value}`),
					}))}
					onChange={(value) => changeView({ doorsOpen: value === 'interior' })}
				/>
			)}
			<SaveButton />
			{!flat && (
				<div className={styles.toggles}>
					<Toggle
						label={t('stage.dimensions')}
						on={dimensions}
						onToggle={(on) => changeView({ dimensions: on })}
					/>
					{(holds || company !== null) && (
						<Toggle
							label={t(`stage.${company ?? 'belongings'}`)}
							on={belongings}
							onToggle={(on) => changeView({ belongings: on })}
						/>
					)}
				</div>
			)}
		</div>
	)
}

function SaveButton(): ReactNode {
	const { t } = useTranslation('configurator')
	// Fetched at the first use; typed values stay.
	const [opened, setOpened] = useState<boolean | null>(null)
	return (
		<>
			<Button
				kind="quiet"
				size="small"
				raised
				narrow="icon"
				icon="bookmark"
				aria-label={t('save.action')}
				className={styles.save}
				onClick={() => setOpened(true)}
			>
				{t('save.action')}
			</Button>
			<Suspense fallback={null}>
				{opened !== null && <SaveDesign opened={opened} onClose={() => setOpened(false)} />}
			</Suspense>
		</>
	)
}

function Toggle(props: { label: string; on: boolean; onToggle: (on: boolean) => void }): ReactNode {
	const { label, on, onToggle } = props
	return (
		<button type="button" className={styles.toggle} aria-pressed={on} onClick={() => onToggle(!on)}>
			{label}
		</button>
	)
}

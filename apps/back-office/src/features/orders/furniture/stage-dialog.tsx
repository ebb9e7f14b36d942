import type { OrderPage } from '@gabarit/contract'
import type { Room } from '@gabarit/engine'
import { FurnitureStage } from '@gabarit/scene'
import { Button, Modal, Segmented, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import { hasWebGl } from './has-web-gl.ts'
import styles from './stage-dialog.module.css'

const views = ['left', 'front', 'right'] as const

type Props = { order: OrderPage; room: Room; onClose: () => void }

export default function StageDialog({ order, room, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	useReturnKeyboard()
	const [view, setView] = useState<(typeof views)[number]>('front')
	const [open, setOpen] = useState(false)
	const [lost, setLost] = useState(!hasWebGl())
	const title = t('order.threeTitle', { reference: order.reference })
	if (lost)
		return (
			<Modal opened onClose={onClose} title={title}>
				<p>{t('order.threeLost')}</p>
			</Modal>
		)
	return (
		<Modal
			opened
			onClose={onClose}
			size="page"
			title={title}
			footer={
				<div className={styles.camera}>
					<Segmented
						label={t('order.camera')}
						value={view}
						options={views.map((value) => ({ value, label: t(`order.${value}`) }))}
						onChange={setView}
					/>
					{order.furniture.fronts.length > 0 ? (
						<Button kind="outline" size="small" onClick={() => setOpen(!open)}>
							{t(open ? 'order.closeDoors' : 'order.openDoors')}
						</Button>
					) : null}
				</div>
			}
		>
			<div className={styles.stage}>
				<FurnitureStage
					furniture={order.furniture}
					room={room}
					catalogue={order.catalogue}
					view={view}
					doorsOpen={open ? order.furniture.fronts.map(({ id }) => id) : false}
					showRoom
					showContents
					showDimensions
					selected={null}
					onLost={() => setLost(true)}
					quality="low"
					reducedMotion={window.matchMedia('(prefers-reduced-motion: reduce)').matches}
					format={format.number}
					ground="var(--paper)"
					label={t('order.threeAlt')}
				/>
			</div>
		</Modal>
	)
}

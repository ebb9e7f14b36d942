import type { OrderPage } from '@gabarit/contract'
import type { Room } from '@gabarit/engine'
import { FurnitureStage } from '@gabarit/scene'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWebGl } from './has-web-gl.ts'
import styles from './stage-thumbnail.module.css'

type Props = { order: OrderPage; room: Room; onReady: (ready: boolean) => void }

export default function StageThumbnail({ order, room, onReady }: Props) {
	const { t } = useTranslation('back-office')
	const [lost, setLost] = useState(!hasWebGl())
	if (lost) return null
	return (
		<div className={styles.thumbnail}>
			<FurnitureStage
				furniture={order.furniture}
				room={room}
				catalogue={order.catalogue}
				view="right"
				doorsOpen={order.furniture.fronts.slice(-1).map(({ id }) => id)}
				showRoom
				showContents
				selected={null}
				onReady={() => onReady(true)}
				onLost={() => {
					onReady(false)
					setLost(true)
				}}
				quality="low"
				reducedMotion
				ground="var(--paper)"
				label={t('order.threeAlt')}
			/>
		</div>
	)
}

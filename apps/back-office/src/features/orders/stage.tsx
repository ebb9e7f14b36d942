// The furniture in its room, in 3D: loaded only when someone asks to see it.
import type { OrderPage } from '@gabarit/contract'
import type { Room } from '@gabarit/engine'
import { FurnitureStage } from '@gabarit/scene'
import { Segmented, useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const views = ['left', 'front', 'right'] as const

type Props = { order: OrderPage; room: Room; fallback: ReactNode }

export default function Stage({ order, room, fallback }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const [view, setView] = useState<(typeof views)[number]>('front')
	const [open, setOpen] = useState(false)
	const [lost, setLost] = useState(!hasWebGl())
	if (lost)
		return (
			<>
				{fallback}
				<p className="furniture-lost" role="status">
					{t('order.threeLost')}
				</p>
			</>
		)
	return (
		<>
			<div className="furniture-stage">
				<FurnitureStage
					furniture={order.furniture}
					room={room}
					catalogue={order.catalogue}
					view={view}
					doorsOpen={open}
					showRoom
					showContents
					selected={null}
					onLost={() => setLost(true)}
					quality="low"
					reducedMotion={prefersStill()}
					format={format.number}
					label={t('order.threeAlt')}
				/>
			</div>
			<div className="furniture-camera">
				<Segmented
					label={t('order.camera')}
					value={view}
					options={views.map((value) => ({ value, label: t(`order.${value}`) }))}
					onChange={setView}
				/>
				<button type="button" className="link-button" onClick={() => setOpen(!open)}>
					{t(open ? 'order.closeDoors' : 'order.openDoors')}
				</button>
			</div>
		</>
	)
}

function prefersStill(): boolean {
	return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function hasWebGl(): boolean {
	return document.createElement('canvas').getContext('webgl2') !== null
}

import type { CustomerPage } from '@gabarit/contract'
import { Button, ErrorText, Modal, TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/server/client.ts'
import layout from './order-layout.module.css'
import { PlaceForm } from './place-form.tsx'
import type { OpenOrder } from './use-order.ts'

type Props = { order: CustomerPage; open: OpenOrder }

export function OfferActions(props: Props): ReactNode {
	const { order, open } = props
	const { t } = useTranslation('customer')
	const [asked, setAsked] = useState<'order' | 'refuse' | null>(null)
	const may = (action: CustomerPage['actions'][number]['action']) =>
		order.actions.some((it) => it.action === action && it.allowed)
	const canOrder = may('placeOrder') && order.paymentTypes.length > 0 && order.total !== null
	if (order.actions.every((it) => !it.allowed)) return null
	const { revision } = order
	const accept = () =>
		open.send(() => apiClient().order.act({ ...open.key, revision, action: 'acceptOffer' }))
	if (asked === 'order' && canOrder) return <PlaceForm {...props} onLeave={() => setAsked(null)} />
	return (
		<section className={layout.panel}>
			<div className={layout.actions}>
				{canOrder && (
					<Button kind="primary" size="large" onClick={() => setAsked('order')}>
						{t('offer.order')}
					</Button>
				)}
				{may('acceptOffer') && order.total !== null && (
					<Button size="large" idle={open.busy} onClick={() => void accept()}>
						{t('offer.accept')}
					</Button>
				)}
				{may('refuseOffer') && (
					<Button kind="quiet" onClick={() => setAsked('refuse')}>
						{t('offer.refuse')}
					</Button>
				)}
			</div>
			<output>{open.problem === 'failed' && <ErrorText>{t('failed')}</ErrorText>}</output>
			<Refusing {...props} opened={asked === 'refuse'} onLeave={() => setAsked(null)} />
		</section>
	)
}

function Refusing(props: Props & { opened: boolean; onLeave: () => void }): ReactNode {
	const { order, open, opened, onLeave } = props
	const { t } = useTranslation('customer')
	const [why, setWhy] = useState('')
	const { revision } = order
	const refuse = async () => {
		const motive = why.trim() === '' ? {} : { motive: why.trim() }
		const call = { ...open.key, revision, action: 'refuseOffer', ...motive } as const
		await open.send(() => apiClient().order.act(call))
		onLeave()
	}
	return (
		<Modal
			title={t('offer.refuseTitle')}
			opened={opened}
			onClose={onLeave}
			size="small"
			footer={
				<>
					<Button onClick={onLeave}>{t('offer.keep')}</Button>
					<Button kind="danger" idle={open.busy} onClick={() => void refuse()}>
						{t('offer.refuse')}
					</Button>
				</>
			}
		>
			<p>{t('offer.refuseText')}</p>
			<TextField
				multiline
				label={t('offer.why')}
				value={why}
				maxLength={1000}
				onChange={(event) => setWhy(event.currentTarget.value)}
			/>
		</Modal>
	)
}

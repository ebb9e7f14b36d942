// Mails and calls about this order: what left, and what waits. Closed until it is asked for, as few ask.
import type { OrderPage } from '@gabarit/contract'
import { Icon } from '@gabarit/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageRows } from './message-rows.tsx'
import styles from './sent-messages.module.css'

type Props = { order: OrderPage }

export function SentMessages({ order }: Props) {
	const { t } = useTranslation('back-office')
	const [opened, setOpened] = useState(false)
	if (order.deliveries === null) return null
	return (
		<section className={styles.sent} aria-labelledby="order-sent">
			<details onToggle={(event) => setOpened(event.currentTarget.open)}>
				<summary>
					<h2 id="order-sent">{t('order.sent')}</h2>
					<Icon name="chevronDown" size={18} className={styles.chevron} />
				</summary>
				{opened ? (
					<Suspense fallback={<p aria-busy="true">{t('order.sentLoading')}</p>}>
						<MessageRows order={order} />
					</Suspense>
				) : null}
			</details>
		</section>
	)
}

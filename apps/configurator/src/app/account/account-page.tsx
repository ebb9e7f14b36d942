// What stands under one's account in this shop (product 7): designs, orders, offers, one's own data.
import type { OwnOrder } from '@gabarit/contract'
import { buttonClass, DimensionLine, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/server/account.ts'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import styles from './account-page.module.css'
import { OwnData } from './own-data.tsx'
import { OwnDesigns } from './own-designs.tsx'
import { OwnOrders } from './own-orders.tsx'
import { useOwnOrders } from './use-own-lists.ts'
import { WithAccount } from './with-account.tsx'

export function AccountPage(): ReactNode {
	const { t } = useTranslation('customer')
	useDocumentTitle(t('account.title'))
	return (
		<WithAccount>
			<Account />
		</WithAccount>
	)
}

function Account(): ReactNode {
	const { t } = useTranslation('customer')
	const account = useAccount()
	const orders = useOwnOrders('order')
	const offers = useOwnOrders('offer')
	if (!account) return null
	return (
		<main id="content" className={styles.page}>
			<header className={styles.head}>
				<div>
					<h1>{t('account.hello', { name: account.firstname })}</h1>
					<Lead orders={orders.rows} />
				</div>
				<Link to="/configurator" className={buttonClass('primary')}>
					{t('account.newDesign')}
				</Link>
			</header>
			<OwnDesigns />
			<DimensionLine />
			<div className={styles.lists}>
				<OwnOrders kind="order" list={orders} />
				<OwnOrders kind="offer" list={offers} />
			</div>
			<DimensionLine />
			<OwnData account={account} />
		</main>
	)
}

const done: readonly OwnOrder['state'][] = ['done', 'refused']

/** The next day that something comes. */
function Lead({ orders }: { orders: readonly OwnOrder[] }): ReactNode {
	const { t } = useTranslation('customer')
	const { date } = useFormats()
	const days = orders.flatMap(({ state, reference, deliveryDate, deliveryMode: mode }) =>
		done.includes(state) || deliveryDate === null ? [] : [{ reference, day: deliveryDate, mode }],
	)
	const [next] = days.toSorted((a, b) => a.day.localeCompare(b.day))
	if (next === undefined) return null
	const { reference, day, mode } = next
	return (
		<p className={styles.lead}>
			{t(`account.next.${mode}`, { reference, date: date(day, 'full') })}
		</p>
	)
}

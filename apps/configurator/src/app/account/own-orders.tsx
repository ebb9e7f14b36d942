import type { OwnOrder } from '@gabarit/contract'
import { Button, linkClass, StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListState } from './list-state.tsx'
import styles from './own-orders.module.css'
import type { OwnList } from './use-own-lists.ts'

type Props = { kind: 'order' | 'offer'; list: OwnList<OwnOrder> }

export function OwnOrders({ kind, list }: Props): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<section aria-labelledby={`own-${kind}`}>
			<h2 id={`own-${kind}`}>{t(`account.${kind}s`)}</h2>
			<ListState list={list} empty={t(`account.no.${kind}`)}>
				<table className={styles.orders}>
					<thead>
						<tr>
							<th scope="col">{t('account.column.reference')}</th>
							<th scope="col">{t('account.column.furniture')}</th>
							<th scope="col">{t('account.column.state')}</th>
							<th scope="col">{t(`account.column.day.${kind}`)}</th>
							<th scope="col" className={styles.total}>
								{t('account.column.total')}
							</th>
						</tr>
					</thead>
					<tbody>
						{list.rows.map((order) => (
							<Row key={order.reference} kind={kind} order={order} />
						))}
					</tbody>
				</table>
				{list.more && <Button onClick={list.more}>{t('account.more')}</Button>}
			</ListState>
		</section>
	)
}

function Row({ kind, order }: { kind: Props['kind']; order: OwnOrder }): ReactNode {
	const { t } = useTranslation(['customer', 'common'])
	const { date, money } = useFormats()
	const { reference, type, state, total } = order
	const day = kind === 'offer' ? order.validUntil : order.deliveryDate
	const name = order.isExpired ? t('account.expired') : t(`state.${state}`)
	return (
		<tr>
			<th scope="row">
				<Link to="/account/orders/$reference" params={{ reference }} className={linkClass()}>
					{reference}
				</Link>
			</th>
			<td>{t(`common:kind.${type}`)}</td>
			<td>
				<StateChip state={state} label={name} />
			</td>
			<td>{day === null ? '' : date(day, 'long')}</td>
			<td className={styles.total}>{total === null ? '' : money(total)}</td>
		</tr>
	)
}

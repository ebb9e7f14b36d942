import type { ProfessionalRow } from '@gabarit/contract'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../lib/list/list-definition.ts'
import { useShopName } from '../../../lib/session.ts'
import { walkRows } from '../../../lib/walk-rows.ts'
import { LastLogin, Rating, SecondLine } from '../record/account-cells.tsx'
import type { ProfessionalColumn } from './professional-address.ts'
import styles from './professional-columns.module.css'

export function useProfessionalColumns(): Record<ProfessionalColumn, ListColumn<ProfessionalRow>> {
	const { t } = useTranslation(['people', 'back-office'])
	const shopName = useShopName()
	const none = t('back-office:list.none')
	const names = { asc: t('back-office:list.order.aToZ'), desc: t('back-office:list.order.zToA') }
	return {
		company: {
			name: t('field.companyName'),
			part: 'name',
			orders: names,
			cell: (row) => <Company of={row} />,
		},
		vatNumber: { name: t('field.vatNumber'), wide: true, cell: (row) => row.vatNumber ?? none },
		city: { name: t('field.city'), part: 'code', cell: (row) => row.city ?? none },
		shop: {
			name: t('field.shop'),
			wide: true,
			orders: names,
			cell: (row) => shopName(row.resellerReference),
		},
		rating: { name: t('field.rating'), right: true, cell: (row) => <Rating of={row} /> },
		orders: {
			name: t('field.orders'),
			part: 'sum',
			right: true,
			cell: (row) => <Orders of={row} />,
		},
		lastLoginAt: {
			name: t('lastLogin.title'),
			part: 'day',
			orders: {
				asc: t('back-office:list.order.oldest'),
				desc: t('back-office:list.order.newest'),
			},
			cell: (row) => <LastLogin of={row} />,
		},
	}
}

/** On a phone no heading says what is counted. */
function Orders({ of: { orders } }: { of: ProfessionalRow }) {
	const { t } = useTranslation('people')
	const format = useFormats()
	return (
		<>
			<span className={styles.bare}>{format.number(orders)}</span>
			<span className={styles.said}>
				{orders === 0 ? t('professionals.noOrders') : t('resellers.toOrders', { count: orders })}
			</span>
		</>
	)
}

function Company({ of }: { of: ProfessionalRow }) {
	const { id, firstName, lastName, companyName, email } = of
	const person = `${lastName} ${firstName}`
	return (
		<>
			<Link to="/professionals/$id" params={{ id }} className={rowLinkClass} onKeyDown={walkRows}>
				<strong>{companyName ?? person}</strong>
			</Link>
			<SecondLine>{companyName === null ? email : person}</SecondLine>
		</>
	)
}

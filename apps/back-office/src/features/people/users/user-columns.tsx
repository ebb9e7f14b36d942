import type { UserRow } from '@gabarit/contract'
import { Icon, rowLinkClass } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../lib/list/list-definition.ts'
import { useShopName } from '../../../lib/session.ts'
import { walkRows } from '../../../lib/walk-rows.ts'
import { LastLogin, Rating, SecondLine } from '../record/account-cells.tsx'
import { roleTextOf, useRoleWords } from './role-names.ts'
import type { UserColumn } from './user-address.ts'
import styles from './user-columns.module.css'

export function useUserColumns(): Record<UserColumn, ListColumn<UserRow>> {
	const { t } = useTranslation(['people', 'back-office'])
	const shopName = useShopName()
	const role = useRoleWords()
	const names = { asc: t('back-office:list.order.aToZ'), desc: t('back-office:list.order.zToA') }
	return {
		name: {
			name: t('field.name'),
			part: 'name',
			orders: names,
			cell: (row) => <Name of={row} />,
		},
		role: {
			name: t('field.role'),
			part: 'code',
			orders: names,
			cell: (row) => role.name(roleTextOf(row)),
		},
		shop: {
			name: t('field.shop'),
			wide: true,
			orders: names,
			cell: (row) => shopName(row.resellerReference),
		},
		rating: {
			name: t('field.rating'),
			right: true,
			wide: true,
			cell: (row) => <Rating of={row} />,
		},
		secondFactor: { name: t('secondFactor.title'), cell: (row) => <Factor of={row} /> },
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

type Of = { of: UserRow }

function Name({ of: { id, firstName, lastName, email, state } }: Of) {
	return (
		<span className={state === 'disabled' ? styles.closed : undefined}>
			<Link to="/users/$id" params={{ id }} className={rowLinkClass} onKeyDown={walkRows}>
				<strong>
					{lastName} {firstName}
				</strong>
			</Link>
			<SecondLine>{email}</SecondLine>
		</span>
	)
}

function Factor({ of: { hasSecondFactor, state } }: Of) {
	const { t } = useTranslation('people')
	if (hasSecondFactor)
		return (
			<span className={styles.factor}>
				<Icon name="check" size={16} /> {t('secondFactor.app')}
			</span>
		)
	if (state !== 'active') return t('secondFactor.later')
	return <span className={styles.warning}>{t('secondFactor.none')}</span>
}

import type { Reseller } from '@gabarit/contract'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../lib/list/list-definition.ts'
import { walkRows } from '../../../lib/walk-rows.ts'
import { SecondLine } from '../record/account-cells.tsx'
import { useCommonRatings } from '../record/use-common-ratings.ts'
import type { ResellerColumn } from './reseller-address.ts'
import { Theme } from './theme.tsx'

export function useResellerColumns(): Record<ResellerColumn, ListColumn<Reseller>> {
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const names = { asc: t('back-office:list.order.aToZ'), desc: t('back-office:list.order.zToA') }
	const counts = {
		asc: t('back-office:list.order.lowest'),
		desc: t('back-office:list.order.highest'),
	}
	return {
		name: {
			name: t('field.shopName'),
			part: 'name',
			orders: names,
			cell: (row) => <Name of={row} />,
		},
		code: { name: t('field.code'), wide: true, orders: names, cell: ({ code }) => code },
		theme: { name: t('field.theme'), wide: true, cell: (row) => <Theme of={row} /> },
		rating: { name: t('field.rating'), right: true, cell: (row) => <ShopRating of={row} /> },
		users: { name: t('field.users'), right: true, orders: counts, cell: ({ users }) => users },
		openOrders: {
			name: t('field.openOrders'),
			right: true,
			orders: counts,
			cell: ({ openOrders }) => openOrders,
		},
		turnover: {
			name: t('field.turnover'),
			part: 'sum',
			right: true,
			orders: counts,
			cell: ({ turnover }) => format.money(turnover),
		},
		state: {
			name: t('back-office:list.stateFilter'),
			part: 'code',
			cell: ({ isDisabled }) => t(isDisabled ? 'shopState.closed' : 'shopState.open'),
		},
	}
}

function Name({ of: { code, name, url } }: { of: Reseller }) {
	return (
		<>
			<Link to="/resellers/$code" params={{ code }} className={rowLinkClass} onKeyDown={walkRows}>
				<strong>{name}</strong>
			</Link>
			<SecondLine>{new URL(url).host}</SecondLine>
		</>
	)
}

/** The shop's own, else that of resellers, or of the operator's own sellers. */
function ShopRating({ of: { rating, isDefault } }: { of: Reseller }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const common = useCommonRatings()?.ratings
	const counts = rating ?? (isDefault ? common?.seller : common?.reseller)
	if (counts === undefined) return t('list.none')
	const text = format.number(Number(counts), { least: 2, most: 4 })
	return rating === null ? text : <strong>{text}</strong>
}

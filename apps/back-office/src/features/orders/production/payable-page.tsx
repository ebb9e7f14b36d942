// What the supplier is paid, by the month in which an order was ready; each number leads to its orders.
import { type Payable, payableStates } from '@gabarit/contract'
import { monthAfter } from '@gabarit/i18n'
import { ListEmpty, Spinner, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useTaxWords } from '../../../lib/domain.ts'
import { Crumbs } from '../../../lib/frame/crumbs.tsx'
import { Page, PageTitle } from '../../../lib/frame/page.tsx'
import { Problem } from '../../../lib/frame/problem.tsx'
import { useTitle } from '../../../lib/frame/use-title.ts'
import { useShopName } from '../../../lib/session.ts'
import { daysOfMonth } from './payable-months.ts'
import styles from './payable-page.module.css'

type Search = { shop?: string; until?: string }

export function PayablePage() {
	const { t } = useTranslation('supply')
	const { shop, until }: Search = useSearch({ strict: false })
	const query = {
		...(shop !== undefined && { tenant: shop }),
		...(until !== undefined && { until }),
	}
	const payable = useQuery({
		queryKey: ['orders', 'list', 'payable', query],
		queryFn: ({ signal }) => client.backOffice.orders.payable(query, { signal }),
		placeholderData: keepPreviousData,
	})
	useTitle(t('payable.title'))
	return (
		<Page>
			<Crumbs current={t('payable.title')}>
				<Link to="/production" search={shop === undefined ? {} : { shop }}>
					{t('title')}
				</Link>
			</Crumbs>
			<PageTitle>{t('payable.title')}</PageTitle>
			<p className={styles.lead}>{t('payable.lead')}</p>
			{payable.isError ? (
				<Problem
					error={payable.error}
					onRetry={() => void payable.refetch()}
					way={{ href: '/production', text: t('title') }}
				/>
			) : payable.data ? (
				<>
					<Months payable={payable.data} />
					<Years payable={payable.data} shop={shop} />
				</>
			) : (
				<Spinner page label={t('payable.loading')} />
			)}
		</Page>
	)
}

function Months({ payable: { months, from, until } }: { payable: Payable }) {
	const { t } = useTranslation('supply')
	const tax = useTaxWords()
	const monthText = useMonthText()
	const span = { from: monthText(from), until: monthText(until) }
	if (months.length === 0)
		return <ListEmpty title={t('payable.none', span)} hint={t('payable.noneHint')} />
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t('payable.caption', span)}</caption>
			<thead>
				<tr>
					<th scope="col">{t('payable.month')}</th>
					<th scope="col" className={styles.right}>
						{t('payable.orders')}
					</th>
					<th scope="col" className={styles.right}>
						{t('column.amount', { tax: tax.excluding })}
					</th>
				</tr>
			</thead>
			{months.map((month) => (
				<Month key={month.month} month={month} />
			))}
		</table>
	)
}

/** Of several shops the sum first, on its dimension line. */
function Month({ month }: { month: Payable['months'][number] }) {
	const shopName = useShopName()
	const monthText = useMonthText()
	const [only, ...others] = month.shops
	return (
		<tbody>
			<tr className={styles.month}>
				<th scope="rowgroup">
					{monthText(month.month)}
					{only && others.length === 0 ? (
						<span className={styles.shop}>{shopName(only.tenant)}</span>
					) : null}
				</th>
				<Sums
					of={month}
					month={month.month}
					shop={others.length === 0 ? only?.tenant : undefined}
				/>
			</tr>
			{others.length === 0
				? null
				: month.shops.map((shop) => (
						<tr key={shop.tenant}>
							<th scope="row">{shopName(shop.tenant)}</th>
							<Sums of={shop} month={month.month} shop={shop.tenant} />
						</tr>
					))}
		</tbody>
	)
}

type SumsProps = { of: { orders: number; amount: number }; month: string; shop: string | undefined }

function Sums({ of: { orders, amount }, month, shop }: SumsProps) {
	const { t } = useTranslation('supply')
	const format = useFormats()
	const [readyFrom, readyUntil] = daysOfMonth(month)
	const found = {
		states: payableStates.join(','),
		readyFrom,
		readyUntil,
		...(shop !== undefined && { shop }),
	}
	return (
		<>
			<td className={styles.right}>
				<Link to="/orders" search={found} className={styles.number}>
					{t('orders', { count: orders, number: format.number(orders) })}
				</Link>
			</td>
			<td className={styles.right}>{format.money(amount)}</td>
		</>
	)
}

/** Twelve months before, twelve months on. */
function Years({
	payable: { from, until, earlier },
	shop,
}: {
	payable: Payable
	shop?: string | undefined
}) {
	const { t } = useTranslation('supply')
	const { until: asked }: Search = useSearch({ strict: false })
	const to = (month: string) => ({ until: month, ...(shop !== undefined && { shop }) })
	return (
		<p className={styles.years}>
			{earlier ? (
				<Link to="/production/payable" search={to(monthAfter(from, -1))}>
					{t('payable.earlier')}
				</Link>
			) : null}
			{asked === undefined ? null : (
				<Link to="/production/payable" search={to(monthAfter(until, 12))}>
					{t('payable.later')}
				</Link>
			)}
		</p>
	)
}

function useMonthText() {
	const format = useFormats()
	return (month: string) => format.date(`${month}-01`, 'monthYear')
}

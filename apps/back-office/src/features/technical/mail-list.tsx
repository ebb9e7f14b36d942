// Where no mail server is set, the mails stay here; else the page says where they are.
import { type MailboxRow, mostCounted } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { MailSheet } from '../../lib/deliveries/mail-sheet.tsx'
import { useMoment } from '../../lib/deliveries/use-moment.ts'
import { PageNotice } from '../../lib/frame/notice.tsx'
import { Page } from '../../lib/frame/page.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { ListColumn, ListPageData } from '../../lib/list/list-definition.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { AddressText } from '../../lib/mail-link.tsx'
import { useSession, useShopName } from '../../lib/session.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import { type MailColumn, mailAddress } from './mail-address.ts'
import { TechnicalNav } from './technical-nav.tsx'

function useMails(search: ListSearch) {
	const query = { ...queryOf(mailAddress, search), ...usePageLimit(mailAddress.list) }
	return useQuery({
		queryKey: ['mailbox', 'list', query],
		queryFn: ({ signal }) => client.backOffice.mailbox.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

export function MailPage() {
	return useSession()?.technical.mailsLeave ? <MailsLeave /> : <MailList />
}

function MailsLeave() {
	const { t } = useTranslation('technical')
	const readsDeliveries = useSession()?.technical.deliveries !== null
	useTitle(t('nav.mails'))
	return (
		<>
			<TechnicalNav />
			<Page title={t('nav.mails')}>
				<PageNotice
					ways={
						readsDeliveries ? (
							<Link to="/technical/deliveries" search={{ channel: 'mail' }}>
								{t('mails.toDeliveries')}
							</Link>
						) : undefined
					}
				>
					<p>{t('mails.leave')}</p>
					{readsDeliveries ? <p>{t('mails.leaveHint')}</p> : null}
				</PageNotice>
			</Page>
		</>
	)
}

function MailList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('technical')
	const format = useFormats()
	const shopName = useShopName()
	const [opened, setOpened] = useState<string | null>(null)
	const all = t('deliveries.all')
	const countOf = ({ total }: ListPageData<MailboxRow>) =>
		total === null
			? t('mails.countMore', { number: format.number(mostCounted) })
			: t('mails.count', { count: total, number: format.number(total) })
	return (
		<>
			<TechnicalNav />
			<List<MailboxRow, MailColumn, ListPageData<MailboxRow>>
				definition={{
					address: useShopColumn(mailAddress),
					search,
					onSearch,
					title: t('nav.mails'),
					searchFor: t('mails.search'),
					captionOf: () => t('nav.mails'),
					countOf,
					none: { title: t('mails.none'), hint: t('mails.noneHint') },
					columns: useMailColumns(setOpened),
					filters: {
						kinds: {
							name: t('deliveries.kind'),
							all,
							nameOf: (kind) => t(`kind.${kind as MailboxRow['kind']}`),
							pinned: true,
						},
						reference: { name: t('deliveries.reference'), all, nameOf: String, linked: true },
						shop: { name: t('deliveries.shop'), all, nameOf: shopName, absent: true },
					},
					keyOf: ({ id }) => id,
					exportOf: (file, shown) =>
						exportAddress(
							`/api/back-office/mailbox/export/${file}`,
							queryOf(mailAddress, search),
							shown,
						),
					page: useMails(search),
				}}
			/>
			{opened === null ? null : <MailSheet id={opened} onClose={() => setOpened(null)} />}
		</>
	)
}

function useMailColumns(open: (id: string) => void): Record<MailColumn, ListColumn<MailboxRow>> {
	const { t } = useTranslation('technical')
	const moment = useMoment()
	const shopName = useShopName()
	return {
		at: { name: t('mails.at'), part: 'day', cell: (row) => moment(row.at) },
		shop: { name: t('deliveries.shop'), wide: true, cell: (row) => shopName(row.tenant) },
		subject: {
			name: t('mails.subject'),
			part: 'name',
			cell: (row) => (
				<LinkButton
					tone="ink"
					size="small"
					touch
					data-row
					onKeyDown={walkRows}
					onClick={() => open(row.id)}
				>
					{row.subject}
				</LinkButton>
			),
		},
		kind: { name: t('deliveries.kind'), wide: true, cell: (row) => t(`kind.${row.kind}`) },
		to: {
			name: t('deliveries.to'),
			part: 'beside',
			cell: ({ to }) => <AddressText address={to} />,
		},
		reference: {
			name: t('deliveries.reference'),
			part: 'code',
			cell: ({ reference }) =>
				reference === null ? (
					t('deliveries.nothing')
				) : (
					<Link to="/orders/$reference" params={{ reference }}>
						{reference}
					</Link>
				),
		},
	}
}

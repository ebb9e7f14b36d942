// Plans, offers, orders and attestations that were made, of all orders.
import { type GeneratedDocument, mostCounted, readableCode } from '@gabarit/contract'
import { Link as FileLink, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { ListColumn, ListPageData } from '../../lib/list/list-definition.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { useShopName } from '../../lib/session.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import { DocumentsNav } from './documents-nav.tsx'
import { type PaperColumn, paperAddress } from './paper-address.ts'

function usePapers(search: ListSearch) {
	const query = { ...queryOf(paperAddress, search), ...usePageLimit(paperAddress.list) }
	return useQuery({
		queryKey: ['papers', query],
		queryFn: ({ signal }) => client.backOffice.documents.generated(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

export function PaperList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('papers')
	const format = useFormats()
	const shopName = useShopName()
	const all = t('all')
	const countOf = ({ total }: ListPageData<GeneratedDocument>) =>
		total === null
			? t('countMore', { number: format.number(mostCounted) })
			: t('count', { count: total, number: format.number(total) })
	return (
		<>
			<DocumentsNav />
			<List<GeneratedDocument, PaperColumn, ListPageData<GeneratedDocument>>
				definition={{
					address: useShopColumn(paperAddress),
					search,
					onSearch,
					title: t('nav.papers'),
					searchFor: t('search'),
					captionOf: () => t('nav.papers'),
					countOf,
					none: { title: t('noPapers'), hint: t('noPapersHint') },
					columns: usePaperColumns(),
					filters: {
						kinds: {
							name: t('paperKind'),
							all,
							nameOf: (kind) => t(`paper.${kind as GeneratedDocument['kind']}`),
							pinned: true,
						},
						reference: { name: t('column.reference'), all, nameOf: String, linked: true },
						shop: { name: t('column.shop'), all, nameOf: shopName, absent: true },
					},
					keyOf: ({ id }) => id,
					exportOf: (file, shown) =>
						exportAddress(
							`/api/back-office/documents/generated/export/${file}`,
							queryOf(paperAddress, search),
							shown,
						),
					page: usePapers(search),
				}}
			/>
		</>
	)
}

function usePaperColumns(): Record<PaperColumn, ListColumn<GeneratedDocument>> {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const shopName = useShopName()
	return {
		made: { name: t('column.made'), part: 'day', cell: (row) => format.date(row.createdAt) },
		shop: { name: t('column.shop'), wide: true, cell: (row) => shopName(row.tenant) },
		paper: {
			name: t('column.paper'),
			part: 'name',
			cell: ({ id, kind }) => (
				<FileLink
					tone="ink"
					size="small"
					touch
					data-row
					onKeyDown={walkRows}
					href={`/api/back-office/documents/${id}`}
					target="_blank"
					rel="noopener"
				>
					{t(`paper.${kind}`)}
					<span className="visually-hidden"> {t('newTab')}</span>
				</FileLink>
			),
		},
		reference: {
			name: t('column.reference'),
			part: 'code',
			cell: ({ reference }) =>
				reference === null ? (
					t('nothing')
				) : (
					<Link to="/orders/$reference" params={{ reference }}>
						{reference}
					</Link>
				),
		},
		code: {
			name: t('column.code'),
			part: 'beside',
			cell: ({ code }) => (
				<Link to="/configurations/$code" params={{ code }}>
					{readableCode(code)}
				</Link>
			),
		},
		language: {
			name: t('column.language'),
			part: 'corner',
			cell: ({ language }) => t(`language.${language}`),
		},
		version: { name: t('column.version'), right: true, cell: ({ version }) => version },
	}
}

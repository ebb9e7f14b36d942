import { type AuditEntry, type AuditPart, mostCounted } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { FilterWords, ListPageData } from '../../lib/list/list-definition.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { sellersQuery } from '../../lib/sellers-query.ts'
import { useSession, useShopName } from '../../lib/session.ts'
import { type AuditColumn, auditAddress } from './audit-address.ts'
import { useAuditColumns } from './audit-columns.tsx'

function useAudit(search: ListSearch) {
	const query = { ...queryOf(auditAddress, search), ...usePageLimit(auditAddress.list) }
	return useQuery({
		queryKey: ['audit', query],
		queryFn: ({ signal }) => client.backOffice.audit.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

export function AuditList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation(['audit', 'back-office'])
	const format = useFormats()
	const countOf = ({ total }: ListPageData<AuditEntry>) =>
		total === null
			? t('countMore', { number: format.number(mostCounted) })
			: t('count', { count: total, number: format.number(total) })
	return (
		<List<AuditEntry, AuditColumn, ListPageData<AuditEntry>>
			definition={{
				address: useShopColumn(auditAddress),
				search,
				onSearch,
				title: t('back-office:nav.audit'),
				searchFor: t('search'),
				captionOf: () => t('back-office:nav.audit'),
				countOf,
				none: { title: t('none'), hint: t('noneHint') },
				columns: useAuditColumns(),
				filters: useAuditFilters(),
				keyOf: ({ id }) => id,
				exportOf: (file, shown) =>
					exportAddress(
						`/api/back-office/audit/export/${file}`,
						queryOf(auditAddress, search),
						shown,
					),
				page: useAudit(search),
			}}
		/>
	)
}

/** Accounts and settings are in the audit of who administers; the supplier reads his own acts only. */
function useAuditFilters(): Record<string, FilterWords> {
	const { t } = useTranslation(['audit', 'back-office'])
	const account = useSession()?.account
	const shopName = useShopName()
	const role = account?.customerType
	const administers = account?.isAdmin === true || role === 'ResellerAdmin'
	const sells = administers || role === 'ResellerEmployee'
	const { data: people = [] } = useQuery({ ...sellersQuery, enabled: sells })
	const all = t('all')
	return {
		parts: {
			name: t('part'),
			all,
			nameOf: (part) => t(`parts.${part as AuditPart}`),
			pinned: true,
			absent: !administers,
		},
		actor: {
			name: t('who'),
			all: t('everyone'),
			options: people.map(({ id }) => id),
			nameOf: (id) => people.find((one) => one.id === id)?.name ?? t('someone'),
			pinned: true,
			absent: !sells,
		},
		at: { name: t('at'), all: t('back-office:list.days.any'), nameOf: String, pinned: true },
		// Who administers all shops has the switch beside the sections.
		shop: { name: t('back-office:list.shop'), all, nameOf: shopName, absent: true },
	}
}

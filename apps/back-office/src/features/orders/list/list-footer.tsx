import type { OrderList } from '@gabarit/contract'
import { ListFooter, useFormats } from '@gabarit/ui'
import { Trans, useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import { changed, type ListKind, type ListSearch } from '../../../lib/list-search.ts'
import { PageLinks } from '../../../lib/page-links.tsx'

type Props = { kind: ListKind; search: ListSearch; page: OrderList }

export function OrderFooter({ kind, search, page }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const tax = useTaxWords()
	if (page.rows.length === 0) return null
	return (
		<ListFooter
			sum={
				page.sum === null || page.total === null ? null : (
					<Trans
						t={t}
						i18nKey={kind === 'order' ? 'list.footerOrders' : 'list.footerOffers'}
						values={{
							number: format.number(page.total),
							sum: format.money(page.sum),
							tax: tax.including,
						}}
						count={page.total}
						components={{ b: <strong /> }}
					/>
				)
			}
		>
			<PageLinks
				to={kind === 'order' ? '/orders' : '/offers'}
				search={changed(search, {})}
				previous={page.previous}
				next={page.next}
			/>
		</ListFooter>
	)
}

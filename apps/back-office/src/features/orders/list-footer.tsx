// The sum of the view and the way to its other pages.
import type { OrderList } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Trans, useTranslation } from 'react-i18next'
import { useTaxWords } from '../../lib/domain.ts'
import { changed, type ListKind, type ListSearch } from '../../lib/list-search.ts'
import { PageLinks } from '../../lib/page-links.tsx'

type Props = { kind: ListKind; search: ListSearch; page: OrderList }

export function ListFooter({ kind, search, page }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const tax = useTaxWords()
	if (page.rows.length === 0) return null
	return (
		<div className="list-footer">
			<p>
				{page.sum === null || page.total === null ? null : (
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
				)}
			</p>
			<PageLinks
				to={kind === 'order' ? '/orders' : '/offers'}
				search={changed(search, {})}
				previous={page.previous}
				next={page.next}
			/>
		</div>
	)
}

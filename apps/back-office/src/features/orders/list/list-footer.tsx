import type { OrderList } from '@gabarit/contract'
import { ListFooter, useFormats } from '@gabarit/ui'
import { Trans, useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import { changed, type ListKind, type ListSearch } from '../../../lib/list-search.ts'
import { PageLinks } from '../../../lib/page-links.tsx'

type Props = { kind: ListKind; search: ListSearch; page: OrderList }

export function OrderFooter({ kind, search, page }: Props) {
	const tax = useTaxWords()
	const { sale, supply } = page
	if (page.rows.length === 0) return null
	const saleKey = kind === 'order' ? 'list.footerOrders' : 'list.footerOffers'
	return (
		<ListFooter
			sum={
				<>
					{sale ? <SumText text={saleKey} sum={sale} tax={tax.including} /> : null}
					{sale && supply ? ' · ' : null}
					{supply ? <SumText text="list.footerSupply" sum={supply} tax={tax.excluding} /> : null}
				</>
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

type SumProps = {
	text: 'list.footerOrders' | 'list.footerOffers' | 'list.footerSupply'
	sum: NonNullable<OrderList['sale']>
	tax: string
}

/** Sale prices and what the supplier is paid are never added up. */
function SumText({ text, sum: { count, amount }, tax }: SumProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<Trans
			t={t}
			i18nKey={text}
			values={{ number: format.number(count), sum: format.money(amount), tax }}
			count={count}
			components={{ b: <strong /> }}
		/>
	)
}

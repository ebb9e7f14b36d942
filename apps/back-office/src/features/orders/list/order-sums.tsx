import type { OrderList } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Trans, useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import type { ListKind } from './order-address.ts'

type Props = { kind: ListKind; page: OrderList }

/** Sale prices and what the supplier is paid are never added up. */
export function OrderSums({ kind, page: { sale, supply, owed } }: Props) {
	const tax = useTaxWords()
	const saleKey = kind === 'order' ? 'list.footerOrders' : 'list.footerOffers'
	return (
		<>
			{sale ? <SumText text={saleKey} sum={sale} tax={tax.including} /> : null}
			{owed ? (
				<>
					{' · '}
					<SumText text="list.footerOwed" sum={owed} tax={tax.including} />
				</>
			) : null}
			{sale && supply ? ' · ' : null}
			{supply ? <SumText text="list.footerSupply" sum={supply} tax={tax.excluding} /> : null}
		</>
	)
}

type SumProps = {
	text: 'list.footerOrders' | 'list.footerOffers' | 'list.footerSupply' | 'list.footerOwed'
	sum: NonNullable<OrderList['sale']>
	tax: string
}

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

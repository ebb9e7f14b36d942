import { type DeliveryMode, orderWord, type StateLabel } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../../lib/list/filter/use-day-words.ts'
import type { ChangingFact } from './changes-since.ts'

const names = {
	state: 'list.column.state',
	total: 'conflict.total',
	paid: 'order.paid',
	balance: 'order.balance',
	validUntil: 'followUp.lastDay',
	supplierAt: 'order.supplierAt',
	seller: 'order.seller',
	pallets: 'followUp.pallets',
} as const

const amounts: readonly ChangingFact[] = ['total', 'paid', 'balance']
const days: readonly ChangingFact[] = ['validUntil', 'plannedAt', 'supplierAt']

export function useFactWords(mode: DeliveryMode) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	return {
		name: (fact: ChangingFact) =>
			t(fact === 'plannedAt' ? orderWord('dialog', 'date', mode) : names[fact]),
		value: (fact: ChangingFact, value: string | number | null): string => {
			if (value === null || value === '')
				return t(fact === 'seller' ? 'followUp.nobody' : 'form.empty')
			if (fact === 'state') return t(orderWord('state', value as StateLabel, mode))
			if (amounts.includes(fact)) return format.money(Number(value))
			return days.includes(fact) ? dayText(String(value)) : String(value)
		},
	}
}

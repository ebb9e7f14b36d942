// What a correction changed, from the audit's `field.before` and `field.after`.
import { type CorrectionField, correctionFields, type TimelineEntry } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

type Data = NonNullable<TimelineEntry['data']>
type Value = Data[string] | undefined

export function useCorrectedWords() {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const fieldsIn = (data: Data) => correctionFields.filter((field) => `${field}.after` in data)
	const read = (field: CorrectionField, value: Value): string => {
		if (value === undefined || value === '') return t('correct.nothing')
		if (typeof value === 'number') return format.money(value)
		if (field === 'deliveryDate') return format.date(value)
		if (field === 'deliveryMode' && (value === 'pickUp' || value === 'delivery'))
			return t(`correct.mode.${value}`)
		if (field === 'paymentType' && (value === 'Online' || value === 'Bill' || value === 'None'))
			return t(`order.paymentType.${value}`)
		return value
	}
	return {
		title: (data: Data) => {
			const fields = format.list(fieldsIn(data).map((it) => t(`correct.field.${it}`)))
			return t('correct.what', { fields })
		},
		/** Each field with its former and its new value, and the totals where the price changed. */
		lines: (data: TimelineEntry['data']): string[] => {
			if (!data) return []
			const fields = fieldsIn(data)
			const { totalBefore, total } = data
			const isRepriced =
				fields.length > 0 && typeof totalBefore === 'number' && typeof total === 'number'
			return [
				...fields.map((field) =>
					t('correct.to', {
						before: read(field, data[`${field}.before`]),
						after: read(field, data[`${field}.after`]),
					}),
				),
				...(isRepriced
					? [t('correct.to', { before: format.money(totalBefore), after: format.money(total) })]
					: []),
			]
		},
	}
}

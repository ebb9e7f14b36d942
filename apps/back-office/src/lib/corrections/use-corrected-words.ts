// What a correction changed, from the audit's `field.before` and `field.after`.
import { type CorrectionField, correctionFields, type TimelineEntry } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { type AuditedService, discountIn, servicesIn } from './corrected-texts.ts'

type Data = NonNullable<TimelineEntry['data']>
type Value = Data[string] | undefined

export function useCorrectedWords() {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const fieldsIn = (data: Data) => correctionFields.filter((field) => `${field}.after` in data)
	const serviceWords = (service: AuditedService) =>
		service.code === 'fitting'
			? t('correct.fitting')
			: t('correct.carried', { count: service.floors })
	const discountWords = (text: string) => {
		const found = discountIn(text)
		if (found === null) return text
		const value =
			found.percentage === undefined ? format.money(found.amount) : format.percent(found.percentage)
		return `${value}, ${found.reason}`
	}
	const read = (field: CorrectionField, value: Value): string => {
		if (value === undefined || value === '') return t('correct.nothing')
		if (typeof value === 'number') return format.money(value)
		if (field === 'deliveryDate') return format.date(value)
		if (field === 'deliveryMode' && (value === 'pickUp' || value === 'delivery'))
			return t(`correct.mode.${value}`)
		if (field === 'paymentType' && (value === 'Online' || value === 'Bill' || value === 'None'))
			return t(`order.paymentType.${value}`)
		// Erased values stay as they are.
		if (field === 'services' && value !== '–')
			return format.list(servicesIn(value).map(serviceWords))
		if (field === 'discount') return discountWords(value)
		return value
	}
	return {
		value: read,
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

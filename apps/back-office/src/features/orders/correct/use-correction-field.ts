import type { CorrectionField, OrderPage } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import type { CorrectionText } from './correction-form.ts'
import { useClosedReason } from './use-closed-reason.ts'
import type { CorrectionForm } from './use-correction.ts'

export type CorrectionProps = { order: OrderPage; form: CorrectionForm }

/** A field's label, and why it is closed. */
export function useCorrectionField({ order, form }: CorrectionProps) {
	const { t } = useTranslation('back-office')
	const reasonOf = useClosedReason()
	const closedOf = (field: CorrectionField) =>
		reasonOf(order.corrections.find((it) => it.field === field))
	return {
		closedOf,
		of: (field: CorrectionField & CorrectionText) => ({
			form,
			name: field,
			label: t(`correct.field.${field}`),
			closed: closedOf(field),
		}),
	}
}

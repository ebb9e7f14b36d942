// An entry of the audit in words: what happened, and of each field the value before and after.
import {
	type AuditChange,
	type AuditEntry,
	auditState,
	type CorrectionField,
	correctionFields,
	type FieldWords,
	fieldWords,
	orderWord,
} from '@gabarit/contract'
import { useCodeTexts, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useCorrectedWords } from '../../lib/corrections/use-corrected-words.ts'
import { useTypedDecimal } from '../../lib/form/use-typed-decimal.ts'

export type AuditLine = { field: string; text: string }

const isOrder = ({ subject: { kind } }: AuditEntry) => kind === 'order' || kind === 'offer'

export function useAuditWords() {
	const { t } = useTranslation(['audit', 'back-office'])
	const text = useCodeTexts('audit', 'back-office', 'people', 'shop', 'technical')
	const format = useFormats()
	const decimal = useTypedDecimal()
	const corrected = useCorrectedWords()
	const wordOf = (list: FieldWords['texts'], value: string) =>
		list === undefined ? value : format.list(value.split(', ').map((one) => text(`${list}.${one}`)))
	const valueOf = (words: FieldWords, value: AuditChange['before']) => {
		const { kind } = words
		if (value === null) return t('back-office:correct.nothing')
		if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
		if (kind === 'money' && typeof value === 'number') return format.money(value)
		if (kind === 'percent' && typeof value === 'number') return format.percent(value)
		if (kind === 'decimal') return decimal(String(value))
		if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return format.date(String(value))
		if (typeof value === 'number') return format.number(value)
		return wordOf(words.texts, value)
	}
	const lineOf = (row: AuditEntry, { field, before, after }: AuditChange): AuditLine[] => {
		const correction = isOrder(row) && correctionFields.find((name) => name === field)
		const words = fieldWords(row.subject.kind, field)
		if (words === null) return []
		const read = (value: AuditChange['before']) => {
			if (correction) return correctionValue(correction, value)
			const isState = words.kind === 'state' && value !== null
			return isState
				? t(`back-office:${orderWord('state', auditState(row, String(value)), row.deliveryMode)}`)
				: valueOf(words, value)
		}
		const name = text(words.name)
		if (before === null && after === null) return [{ field: name, text: t('hidden') }]
		// What an order begins with comes from nowhere.
		if (before === after || (before === null && words.kind === 'state'))
			return [{ field: name, text: read(after) }]
		return [
			{
				field: name,
				text: t('back-office:correct.to', { before: read(before), after: read(after) }),
			},
		]
	}
	const correctionValue = (field: CorrectionField, value: AuditChange['before']) =>
		corrected.value(field, value === null || typeof value === 'boolean' ? undefined : value)
	return {
		event: (row: AuditEntry) => {
			const happened = text(
				isOrder(row)
					? `back-office:${orderWord('event', row.event, row.deliveryMode)}`
					: `people:event.${row.event}`,
			)
			return row.amount === null
				? happened
				: t('withAmount', { happened, amount: format.money(row.amount) })
		},
		lines: (row: AuditEntry): AuditLine[] => [
			...row.changes.flatMap((change) => lineOf(row, change)),
			...(row.motive === null ? [] : [{ field: t('motive'), text: row.motive }]),
		],
	}
}

// An entry of the audit in words, for its file: as its page says it.
import {
	type AuditChange,
	type AuditEntry,
	auditState,
	type FieldWords,
	fieldWords,
	orderWord,
} from '@gabarit/contract'
import {
	formatDate,
	formatMoney,
	formatNumber,
	formatPercent,
	type Language,
	translatorOf,
} from '@gabarit/i18n'

type Value = AuditChange['before']

const isOrder = ({ subject: { kind } }: AuditEntry) => kind === 'order' || kind === 'offer'

export function auditWordsOf(language: Language) {
	const t = translatorOf(language)
	// The names of fields and the codes of values come from the audit.
	const text = t as (key: string) => string
	const valueOf = ({ kind, texts }: FieldWords, value: Value, isCents: boolean): string => {
		if (value === null || value === '') return t('back-office:correct.nothing')
		if (typeof value === 'boolean') return t(value ? 'audit:yes' : 'audit:no')
		if (typeof value === 'number') {
			if (kind === 'money' || isCents) return formatMoney(value, language)
			return kind === 'percent' ? formatPercent(value, language) : formatNumber(value, language)
		}
		if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language)
		if (texts === undefined) return value
		return value
			.split(', ')
			.map((one) => text(`${texts}.${one}`))
			.join(', ')
	}
	const changeOf = (row: AuditEntry, { field, before, after }: AuditChange): string[] => {
		const words = fieldWords(row.subject.kind, field)
		if (words === null) return []
		const name = text(words.name.includes(':') ? words.name : `audit:${words.name}`)
		if (before === null && after === null) return [`${name}: ${t('audit:hidden')}`]
		// Of a correction a number is an amount.
		const isCents = isOrder(row) && words.name.startsWith('back-office:correct')
		const read = (value: Value) =>
			words.kind === 'state' && typeof value === 'string'
				? t(`back-office:${orderWord('state', auditState(row, value), row.deliveryMode)}`)
				: valueOf(words, value, isCents)
		if (before === after || (before === null && words.kind === 'state'))
			return [`${name}: ${read(after)}`]
		const changed = t('back-office:correct.to', { before: read(before), after: read(after) })
		return [`${name}: ${changed}`]
	}
	const eventOf = (row: AuditEntry) => {
		const happened = text(
			isOrder(row)
				? `back-office:${orderWord('event', row.event, row.deliveryMode)}`
				: `people:event.${row.event}`,
		)
		return row.amount === null
			? happened
			: t('audit:withAmount', { happened, amount: formatMoney(row.amount, language) })
	}
	return (row: AuditEntry): string =>
		[
			eventOf(row),
			...row.changes.flatMap((change) => changeOf(row, change)),
			...(row.motive === null ? [] : [`${t('audit:motive')}: ${row.motive}`]),
		].join('; ')
}

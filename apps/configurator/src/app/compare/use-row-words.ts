import type { ComparedRow as Row } from '@gabarit/price'
import { useChoiceWords, useCodeTexts, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export type RowWords = {
	name: string
	values: readonly [string, string]
	/** What the second has more or less. */
	difference: string
}

const onlyText = ['size', 'outside', 'inside', 'handle'] as const
type Choice = Extract<Row, { kind: 'choice' }>
type OnlyText = Extract<Row, { kind: (typeof onlyText)[number] }>

function isOnlyText(row: Exclude<Row, Choice>): row is OnlyText {
	return onlyText.some((kind) => kind === row.kind)
}

export function useRowWords(): (row: Row) => RowWords {
	const { t } = useTranslation(['customer', 'configurator'])
	const format = useFormats()
	const textOf = useCodeTexts('price')
	const choiceWords = useChoiceWords()
	const { number } = format
	const signed = (value: number) => `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`
	const nameOf = (row: Exclude<Row, Choice>): string => {
		if (row.kind === 'held') return t(`configurator:capacity.${row.thing}`)
		if (row.kind === 'group') return t(`compare.groups.${row.group}`)
		if (row.kind === 'day') return t('compare.rows.day')
		if (row.kind === 'surcharge' || row.kind === 'ecoParticipation')
			return textOf(`totals.${row.kind}`)
		return t(`compare.rows.${row.kind}`)
	}
	const textOfRow = (row: OnlyText): readonly [string, string] => {
		if (row.kind !== 'size') return row.values
		const [a, b] = row.values.map((size) =>
			size === null
				? '–'
				: [size.width, size.height, size.depth].map((mm) => number(mm)).join(' × '),
		)
		return [a ?? '', b ?? '']
	}
	const valuesOf = (row: Exclude<Row, OnlyText | Choice>): readonly [string, string] => {
		const write = {
			modules: (value: string | number | number[]) => widthsOf(value as number[], number),
			day: (value: string | number | number[]) => format.date(String(value), 'full'),
			amount: (value: string | number | number[]) =>
				row.kind === 'total' ? format.money(Number(value)) : format.amount(Number(value)),
			count: (value: string | number | number[]) => (value === 0 ? '–' : number(Number(value))),
		}[writtenAs(row)]
		return [write(row.values[0]), write(row.values[1])]
	}
	const differenceOf = (row: Exclude<Row, OnlyText | Choice>): string => {
		if (row.difference === 0) return t('compare.other')
		if (writtenAs(row) === 'amount') return format.difference(row.difference)
		if (row.kind !== 'day') return signed(row.difference)
		const count = Math.abs(row.difference)
		return t(row.difference > 0 ? 'compare.daysMore' : 'compare.daysLess', { count })
	}
	return (row) => {
		if (row.kind === 'choice') return { ...choiceWords(row), difference: t('compare.other') }
		const values = isOnlyText(row) ? textOfRow(row) : valuesOf(row)
		const other = isOnlyText(row) ? t('compare.other') : differenceOf(row)
		return { name: nameOf(row), values, difference: row.same ? t('compare.same') : other }
	}
}

function writtenAs(row: Exclude<Row, OnlyText | Choice>): 'modules' | 'day' | 'amount' | 'count' {
	if (row.kind === 'modules' || row.kind === 'day') return row.kind
	return ['held', 'doors', 'panels'].includes(row.kind) ? 'count' : 'amount'
}

/** "1 160 + 580 + 1 160", or "5 × 580" where all are alike. */
function widthsOf(widths: readonly number[], number: (mm: number) => string): string {
	const [first] = widths
	if (first === undefined) return '–'
	if (widths.length > 1 && widths.every((width) => width === first))
		return `${widths.length} × ${number(first)}`
	return widths.map((width) => number(width)).join(' + ')
}

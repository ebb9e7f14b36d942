import type { DoorRow, ListRow, ModuleRow, PriceListKind, PriceLists, ValueRow } from './columns.ts'

export const moduleKey = (row: ModuleRow) =>
	`${row.kind} ${row.widthUpTo} x ${row.heightUpTo} x ${row.depthUpTo}`
export const doorKey = (row: DoorRow) => `${row.tier} ${row.widthUpTo} x ${row.heightUpTo}`
export const valueKey = (row: ValueRow) => `${row.code} ${row.variant}`.trim()
export const rangeKey = (row: PriceLists['delivery'][number]) =>
	`${row.country} ${row.from}-${row.to}`

export type Figure = { text: string; size: number }

const pointsFigure = (row: { points: number }): Figure => ({
	text: String(row.points),
	size: row.points,
})

type Reader<Row> = { key: (row: Row) => string; figure: (row: Row) => Figure }
const readers: { [Kind in PriceListKind]: Reader<PriceLists[Kind][number]> } = {
	modules: { key: moduleKey, figure: pointsFigure },
	doors: { key: doorKey, figure: pointsFigure },
	finishes: { key: valueKey, figure: valueFigure },
	accessories: { key: valueKey, figure: valueFigure },
	delivery: { key: rangeKey, figure: zoneFigure },
}

function valueFigure(row: ValueRow): Figure {
	return { text: row.value, size: Number(row.value) }
}

function zoneFigure(row: PriceLists['delivery'][number]): Figure {
	const euros = (cents: number) => (cents / 100).toFixed(2)
	const text = `${row.zone} ${euros(row.firstPallet)} + ${euros(row.nextPallet)}`
	return { text, size: row.firstPallet + row.nextPallet }
}

export function readerOf(kind: PriceListKind): Reader<ListRow> {
	return readers[kind] as Reader<ListRow>
}

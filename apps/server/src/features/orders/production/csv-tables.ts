import { type CountedItem, type CutListLine, cutsOf, outlineOf, partRows } from '@gabarit/engine'
import { type Language, type TextKey, type Translator, translatorOf } from '@gabarit/i18n'
import { stringify } from 'csv-stringify/sync'

type ColumnName = Extract<TextKey, `cli:cutList.column.${string}`>
type Words = { translate: Translator; language: Language; number: (value: number) => string }
type Column<Row> = {
	name: ColumnName
	cell: (row: Row, words: Words) => string
	/** Absent: always. */
	isUsed?: (rows: readonly Row[]) => boolean
}

/** In a table of several orders. */
type OfOrder = { order?: string }

const ofOrder: Column<OfOrder> = {
	...column('order', ({ order = '' }) => order),
	isUsed: (rows) => rows.some(({ order }) => order !== undefined),
}

const boardColumns: readonly Column<CutListLine & OfOrder>[] = [
	ofOrder,
	column('part', ({ part }, { translate }) => translate(`plan:parts.${part}`, { count: 1 })),
	numberColumn('quantity', ({ quantity }) => quantity),
	numberColumn('finishedLength', ({ finished }) => finished.length),
	numberColumn('finishedWidth', ({ finished }) => finished.width),
	numberColumn('cuttingLength', ({ cutting }) => cutting.length),
	numberColumn('cuttingWidth', ({ cutting }) => cutting.width),
	numberColumn('thickness', ({ thickness }) => thickness),
	column('materialReference', ({ material }) => material),
	column('material', ({ material, materialLabel }, { language }) =>
		materialLabel ? materialLabel[language] : material,
	),
	column('grain', ({ grain }, { translate }) => translate(`plan:list.grain.${grain}`)),
	numberColumn('length1', ({ edges }) => edges.length1),
	numberColumn('length2', ({ edges }) => edges.length2),
	numberColumn('width1', ({ edges }) => edges.width1),
	numberColumn('width2', ({ edges }) => edges.width2),
	{
		...column('run', ({ run }, { translate }) => translate(`plan:run.${run}`)),
		isUsed: (lines) => !lines.some(isLoose),
	},
	{ ...column('modules', modulesOf), isUsed: (lines) => !lines.some(isLoose) },
	{ ...column('position', positionOf), isUsed: (lines) => lines.some(isLoose) },
	column('outline', (line, { number }) => outlineOf(line, number)),
	column('cuts', (line, { number }) => cutsOf(line, number)),
	{ ...column('radii', radiiOf), isUsed: (lines) => lines.some(({ radii }) => radii) },
	{ ...column('bores', boresOf), isUsed: (lines) => lines.some(({ bores }) => bores) },
	column('boards', ({ ids }) => ids.join(' ')),
]

const hardwareColumns: readonly Column<CountedItem & OfOrder>[] = [
	ofOrder,
	column('reference', ({ reference }) => reference),
	column('name', ({ item }, { translate }) => translate(nameOf(item))),
	numberColumn('quantity', ({ quantity }) => quantity),
]

export function boardTable(lines: readonly (CutListLine & OfOrder)[], language: Language): string {
	return tableOf(boardColumns, lines, language)
}

export function hardwareTable(
	items: readonly (CountedItem & OfOrder)[],
	language: Language,
): string {
	return tableOf(hardwareColumns, items, language)
}

const hinges = [
	'110-k0',
	'110-k0-push',
	'110-k95',
	'110-k95-push',
	'110-k16',
	'110-k16-push',
] as const

// A hinge on a partition is another than one on a side, connectors of a grid hold one board; other families tell
// their sizes in the reference.
function nameOf({ family, size }: CountedItem['item']): TextKey {
	if (family === 'connectors' && size !== undefined) return 'cli:cutList.gridJoint'
	const hinge = family === 'hinge' && hinges.find((known) => known === size)
	return hinge ? `cli:cutList.hinge.${hinge}` : `cli:cutList.hardware.${family}`
}

function tableOf<Row>(
	columns: readonly Column<Row>[],
	rows: readonly Row[],
	language: Language,
): string {
	const translate = translatorOf(language)
	const words: Words = { translate, language, number: (value) => decimal(value, language) }
	const used = columns.filter(({ isUsed }) => isUsed?.(rows) ?? true)
	const cells = [
		used.map(({ name }) => translate(name)),
		...rows.map((row) => used.map(({ cell }) => cell(row, words))),
	]
	return stringify(cells, { bom: true, delimiter: ';', escape_formulas: true })
}

function column<Row>(
	name: ColumnName extends `cli:cutList.column.${infer Name}` ? Name : never,
	cell: Column<Row>['cell'],
): Column<Row> {
	return { name: `cli:cutList.column.${name}`, cell }
}

function numberColumn<Row>(
	name: Parameters<typeof column>[0],
	value: (row: Row) => number,
): Column<Row> {
	return column(name, (row, { number }) => number(value(row)))
}

// No thousands separator: a spreadsheet would take the number for text.
function decimal(value: number, language: Language): string {
	return language === 'en' ? String(value) : String(value).replace('.', ',')
}

function modulesOf({ modules, part }: CutListLine, { translate }: Words): string {
	const isWhole = partRows[part].family === 'panel'
	const names = modules.map((module) =>
		module === null
			? translate(isWhole ? 'plan:list.whole' : 'plan:list.wholeRun')
			: String(module + 1),
	)
	return [...new Set(names)].join(' ')
}

/** A board of a list or of a grid, which stands in no run. */
function isLoose({ lines, cells }: CutListLine): boolean {
	return lines !== undefined || cells !== undefined
}

const lineId = /^(line|wall)-(\d+)$/

/** Lines and clad walls as the buyer entered them, from 1. */
function positionOf({ lines = [], cells = [] }: CutListLine, { translate }: Words): string {
	const places = cells.map((cell) =>
		translate('plan:cellName', { column: cell.column + 1, row: cell.row + 1 }),
	)
	if (places.length > 0) return [...new Set(places)].join(', ')
	const names = lines.map((id) => {
		const [, list, index] = lineId.exec(id) ?? []
		const key = list === 'wall' ? 'cli:cutList.wall' : 'cli:cutList.line'
		return translate(key, { number: Number(index) + 1 })
	})
	return names.join(', ')
}

/** `a/b:radius` of each rounded corner. */
function radiiOf({ outline, radii = [] }: CutListLine, { number }: Words): string {
	return outline
		.flatMap(([a, b], i) => {
			const radius = radii[i] ?? 0
			return radius > 0 ? [`${number(a)}/${number(b)}:${number(radius)}`] : []
		})
		.join(' ')
}

/** `diameter×depth face: a/b a/b …`, one group for each tool. */
function boresOf({ bores = [] }: CutListLine, { number }: Words): string {
	const places = new Map<string, string[]>()
	for (const { at, diameter, depth, face } of bores) {
		const tool = `${number(diameter)}×${number(depth)} ${face}`
		places.set(tool, [...(places.get(tool) ?? []), `${number(at[0])}/${number(at[1])}`])
	}
	return [...places].map(([tool, at]) => `${tool}: ${at.join(' ')}`).join(' | ')
}

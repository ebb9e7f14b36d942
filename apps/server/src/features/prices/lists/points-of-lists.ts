import type { Catalogue } from '@gabarit/engine'
import {
	type FinishingRate,
	finishingRateRows,
	type PanelPoints,
	type Points,
	panelRows,
	pointsSchema,
} from '@gabarit/price'
import type { DoorRow, ModuleRow, PriceListKind, PriceLists, ValueRow } from './columns.ts'

type Grid = Points['modules']['Simple']

const parts: { [Kind in PriceListKind]: (rows: PriceLists[Kind]) => Partial<Points> } = {
	modules: (rows) => ({
		modules: {
			Simple: moduleGrid(rows.filter((row) => row.kind === 'Simple')),
			Double: moduleGrid(rows.filter((row) => row.kind === 'Double')),
		},
	}),
	doors: (rows) => ({ leaves: leafGrid(rows) }),
	finishes: (rows) => ({ finishes: finishesOf(rows) }),
	accessories: (rows) => ({ accessories: accessoriesOf(rows) }),
	delivery: () => ({}),
}

export function withList<Kind extends PriceListKind>(
	points: Points,
	kind: Kind,
	rows: PriceLists[Kind],
): Points {
	return pointsSchema.parse({ ...points, ...parts[kind](rows) })
}

export function pointsOfLists(lists: PriceLists, catalogue: Catalogue): Points {
	return pointsSchema.parse({
		...parts.modules(lists.modules),
		...parts.doors(lists.doors),
		...parts.finishes(lists.finishes),
		...parts.accessories(lists.accessories),
		colors: Object.fromEntries(
			catalogue.colors.map(({ reference, tier, category, favourite }) => [
				reference,
				{ tier, category, favourite },
			]),
		),
	})
}

function finishesOf(rows: ValueRow[]): Points['finishes'] {
	const finish = reader(rows)
	return {
		interior: byVariant(rows, 'interior-tier', thousandthsOf),
		exterior: byVariant(rows, 'exterior-tier', thousandthsOf),
		fullSlope: finish.rate('module-full-slope'),
		partialSlope: finish.rate('module-partial-slope'),
		blind: finish.rate('module-blind-corner'),
		slopedLeaf: finish.rate('leaf-sloped'),
		straightLine: finish.points('leaf-straight-lines'),
		framesBase: finish.points('leaf-frames', 'base'),
		frame: finish.points('leaf-frames'),
		...ratesOf(finish),
		...panelsOf(rows, finish),
	}
}

function ratesOf(finish: ReturnType<typeof reader>): Record<FinishingRate, number> {
	return Object.fromEntries(
		Object.entries(finishingRateRows).map(([rate, { read, code, variant }]) => [
			rate,
			finish[read](code, variant),
		]),
	) as Record<FinishingRate, number>
}

type PanelRates = Pick<Points['finishes'], keyof typeof panelRows.tables | PanelPoints>

function panelsOf(rows: ValueRow[], finish: ReturnType<typeof reader>): PanelRates {
	const tables = Object.entries(panelRows.tables).map(([rate, { code }]) => [
		rate,
		byVariant(rows, code, thousandthsOf),
	])
	const points = Object.entries(panelRows.points).map(([rate, code]) => [rate, finish.points(code)])
	return Object.fromEntries([...tables, ...points]) as PanelRates
}

function accessoriesOf(rows: ValueRow[]): Points['accessories'] {
	const accessory = reader(rows)
	const tiered = rows.filter((row) => row.variant !== 'base')
	return {
		fixedShelfBase: accessory.points('fixed-shelf', 'base'),
		fixedShelf: accessory.rate('fixed-shelf'),
		adjustableShelfBase: accessory.points('adjustable-shelf', 'base'),
		adjustableShelf: accessory.rate('adjustable-shelf'),
		shelf28: accessory.rate('shelf-28'),
		slidingShelf: accessory.points('sliding-shelf'),
		recessedDrawer: accessory.points('recessed-drawer'),
		overlayDrawerBase: accessory.points('overlay-drawer', 'base'),
		overlayDrawerFront: byVariant(tiered, 'overlay-drawer', thousandthsOf),
		rail: accessory.points('hanging-rail'),
		lift: accessory.points('lift'),
		slidingRail: accessory.points('sliding-rail'),
		trouserRack: accessory.points('trouser-rack'),
		ledBar: accessory.points('led-bar'),
		charger: accessory.points('led-charger'),
		pushToOpen: accessory.points('push-to-open'),
		hangProfile: accessory.points('hang-profile'),
		supportFixing: accessory.points('support-fixing'),
		steelFrame: accessory.points('steel-frame'),
		cableTray: accessory.points('cable-tray'),
		grommet: accessory.points('grommet'),
		flapStay: accessory.points('flap-stay'),
		leg: accessory.points('leg'),
		wallRail: accessory.rate('wall-rail'),
		ceilingFoot: accessory.points('ceiling-foot'),
		glide: accessory.points('glide'),
		wallAnchor: accessory.points('wall-anchor'),
		pullOutBase: accessory.points('pull-out', 'base'),
		pullOut: accessory.rate('pull-out'),
		handles: byVariant(rows, 'handle', Number),
	}
}

/** "1.30" as 1300; the schema refuses a fourth decimal. */
function thousandthsOf(value: string): number {
	const [whole = '0', fraction = ''] = value.split('.')
	const digits = fraction.padEnd(3, '0')
	return digits.length === 3 ? Number(whole) * 1000 + Number(digits) : Number.NaN
}

function reader(rows: ValueRow[]) {
	const find = (code: string, variant: string) => {
		const row = rows.find((candidate) => candidate.code === code && candidate.variant === variant)
		if (row === undefined) throw new Error(`the price lists lack ${code} ${variant}`.trim())
		return row.value
	}
	return {
		rate: (code: string, variant = '') => thousandthsOf(find(code, variant)),
		points: (code: string, variant = '') => Number(find(code, variant)),
	}
}

function byVariant(
	rows: ValueRow[],
	code: string,
	of: (value: string) => number,
): Record<string, number> {
	const found = rows.filter((row) => row.code === code)
	return Object.fromEntries(found.map((row) => [row.variant, of(row.value)]))
}

function boundsOf<Row>(rows: Row[], of: (row: Row) => number): number[] {
	return [...new Set(rows.map(of))].toSorted((a, b) => a - b)
}

function moduleGrid(rows: ModuleRow[]): Grid {
	const widths = boundsOf(rows, (row) => row.widthUpTo)
	const heights = boundsOf(rows, (row) => row.heightUpTo)
	const depths = boundsOf(rows, (row) => row.depthUpTo)
	const points: number[] = []
	for (const row of rows) {
		const place = widths.indexOf(row.widthUpTo) * heights.length + heights.indexOf(row.heightUpTo)
		points[place * depths.length + depths.indexOf(row.depthUpTo)] = row.points
	}
	return { widths, heights, depths, points }
}

function leafGrid(rows: DoorRow[]): Points['leaves'] {
	const widths = boundsOf(rows, (row) => row.widthUpTo)
	const heights = boundsOf(rows, (row) => row.heightUpTo)
	const points: Points['leaves']['points'] = {}
	for (const row of rows) {
		const place = widths.indexOf(row.widthUpTo) * heights.length + heights.indexOf(row.heightUpTo)
		points[row.tier] ??= []
		;(points[row.tier] as number[])[place] = row.points
	}
	return { widths, heights, points }
}

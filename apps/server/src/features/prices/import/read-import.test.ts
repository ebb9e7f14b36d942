// Lists read as an import reads them, without a server: faults by row and column, and what each row makes dearer.
import { readFileSync } from 'node:fs'
import { buildFurniture, type Configuration } from '@gabarit/engine'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { pricedDesigns } from '../../../testing/orders/priced-designs.ts'
import { type PriceListKind, priceListKinds } from '../lists/columns.ts'
import { writeList } from '../lists/write-list.ts'
import { defaultPricing, loadSeed } from '../seed.ts'
import type { OfferToPrice } from './effect-on-offers.ts'
import { readImport } from './read-import.ts'

const { version, lists, catalogue, points, zones, pricing } = loadSeed()
const content = JSON.stringify({ catalogue, points, zones, pricing })

const seedOf = (kind: PriceListKind) =>
	readFileSync(new URL(`../../../../seed/${kind}.csv`, import.meta.url), 'utf8')

async function* inForce(kind: PriceListKind): AsyncGenerator<string> {
	yield JSON.stringify(lists[kind])
}

function read(
	kind: PriceListKind,
	file: string | Uint8Array,
	offers: readonly OfferToPrice[] = [],
) {
	const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
	const lines = offers.map((offer) => JSON.stringify(offer)).join('\n')
	return readImport({ kind, bytes, base: { version, content }, offers: lines }, inForce(kind))
}

/** The seed's list with one row changed, or without it. */
function changed(kind: PriceListKind, row: string, into: string): string {
	const text = seedOf(kind)
	expect(text).toContain(row)
	return text.replace(row, into)
}

test.each(priceListKinds)('the seed’s own %s, sent again, changes nothing', async (kind) => {
	const { result } = await read(kind, seedOf(kind))
	expect([result.made, result.report.problems]).toEqual([null, []])
	expect(result.report.rows).toBe(lists[kind].length)
})

test.each(
	priceListKinds.flatMap((kind) => (['csv', 'xlsx'] as const).map((format) => ({ kind, format }))),
)('the template of $kind in $format is itself a list without fault', async ({ kind, format }) => {
	const file = await writeList({ kind, rows: [JSON.stringify(lists[kind])], format })
	const { result } = await read(kind, file)
	expect([result.report.refusal, result.report.problems]).toEqual([null, []])
	expect(result.report.rows).toBe(lists[kind].length)
})

test('delivery fees without any zone of a country that is served are refused, without one zone they are not', async () => {
	const { result } = await read('delivery', seedOf('delivery').replaceAll(/^FR;.*\n/gm, ''))
	expect(result.made).toBeNull()
	expect(result.report.problems).toEqual([
		{ code: 'value_missing', row: 0, column: 'country', found: 'FR' },
	])
	const fewer = await read('delivery', seedOf('delivery').replaceAll(/^FR;FR-4;.*\n/gm, ''))
	expect(fewer.result.report.problems).toEqual([])
	expect(fewer.result.report.difference.removed).toBeGreaterThan(0)
})

test.each<[PriceListKind, string, string, string]>([
	[
		'accessories',
		'handle;bar-128;points;12',
		'handle;bar-128;points;12,5',
		'cell_wrong | 39 | value | 12,5',
	],
	['doors', 'P1;300;1000;53', 'P1;300;1000;10', 'fake_door_below_zero | 2 | points | 10 - 15'],
	[
		'finishes',
		'fake-door;less;points;15',
		'fake-door;less;points;60',
		'fake_door_below_zero | 31 | value | 53 - 60',
	],
	[
		'finishes',
		'filler-narrow;upTo;mm;100',
		'filler-narrow;upTo;mm;0',
		'cell_wrong | 24 | value | 0',
	],
	['doors', 'P1;300;1000;53', 'P1;0;1000;53', 'cell_wrong | 2 | widthUpTo | 0'],
	[
		'finishes',
		'bore-pins;;points/10;2',
		'bore-pins;;points/10;2,5',
		'cell_wrong | 58 | value | 2,5',
	],
	[
		'finishes',
		'panel-thickness;38;coefficient;1.80',
		'panel-thickness;38;coefficient;0',
		'cell_wrong | 48 | value | 0',
	],
	['finishes', 'panel;P9;points/m2;205', 'panel;P9;points/m2;0', 'price_zero | 40 | value | 0'],
	[
		'finishes',
		'panel-edge;0.8;points/m;2.0',
		'panel-edge;0.8;points/m2;2.0',
		'unit_wrong | 50 | unit | points/m2',
	],
	[
		'finishes',
		'panel-edge;2;points/m;3.6',
		'panel-edge;3;points/m;3.6',
		'value_unknown | 52 | code | panel-edge 3',
	],
	['finishes', 'panel;P5;points/m2;88\n', '', 'value_missing | 0 | code | panel P5'],
	['finishes', 'panel-cut;;points;3\n', '', 'value_missing | 0 | code | panel-cut'],
	['accessories', 'hang-profile;;points;4\n', '', 'value_missing | 0 | code | hang-profile'],
	['accessories', 'steel-frame;;points;95\n', '', 'value_missing | 0 | code | steel-frame'],
	[
		'accessories',
		'cable-tray;;points;39',
		'cable-tray;;points;39,5',
		'cell_wrong | 29 | value | 39,5',
	],
	[
		'finishes',
		'shown-side;;points/m2;30',
		'shown-side;;points;30',
		'unit_wrong | 60 | unit | points',
	],
	['finishes', 'panel-joint;;points;2\n', '', 'value_missing | 0 | code | panel-joint'],
	['accessories', 'glide;;points;2', 'glide;;points;2,5', 'cell_wrong | 35 | value | 2,5'],
	['accessories', 'wall-anchor;;points;6\n', '', 'value_missing | 0 | code | wall-anchor'],
	['accessories', 'pull-out;base;points;150\n', '', 'value_missing | 0 | code | pull-out base'],
	[
		'accessories',
		'pull-out;;points/m2;45',
		'pull-out;;points;45',
		'unit_wrong | 38 | unit | points',
	],
])('in the list %s a row %s that becomes %s is reported', async (kind, row, into, expected) => {
	const { result } = await read(kind, changed(kind, row, into))
	const [problem] = result.report.problems
	const { code, row: at, column, found } = problem ?? {}
	expect([result.made, `${code} | ${at} | ${column} | ${found}`]).toEqual([null, expected])
})

test('a row that stands twice and one that is missing are reported once no row has an error', async () => {
	const [head = '', first = '', ...rest] = seedOf('modules').trim().split('\n')
	expect(first).toContain('Simple;300;800;350')
	const { result } = await read('modules', [head, ...rest, rest[0]].join('\n'))
	expect(result.report.problems).toEqual([
		{ code: 'row_twice', row: 596, column: null, found: 'Simple 300 x 800 x 450' },
		{ code: 'bracket_missing', row: 0, column: null, found: 'Simple 300 x 800 x 350' },
	])
})

test('a bore may be free', async () => {
	const { result } = await read(
		'finishes',
		changed('finishes', 'bore-cup;;points;3', 'bore-cup;;points;0'),
	)
	expect(result.made).not.toBeNull()
})

const designs: Record<string, Configuration> = {
	...pricedDesigns,
	wardrobe: goldenConfigurations.g1,
}
type Name = keyof typeof pricedDesigns | 'wardrobe'

const offers = Object.entries(designs).map(([reference, configuration]): OfferToPrice => {
	const made = buildFurniture(configuration, catalogue)
	if (!made.ok) throw new Error(`${reference} cannot be made`)
	return {
		reference,
		tenant: 'atelier',
		furniture: made.value,
		viewer: 'visitor',
		pricing: defaultPricing('own', 'BE', pricing),
		circumstances: { country: 'BE' },
	}
})

test.each<[PriceListKind, string, string, Name[]]>([
	['finishes', 'panel;P3;points/m2;56', 'panel;P3;points/m2;112', ['clad', 'desk']],
	['finishes', 'shown-side;;points/m2;30', 'shown-side;;points/m2;60', ['desk']],
	['accessories', 'hang-profile;;points;4', 'hang-profile;;points;40', ['clad']],
	['accessories', 'support-fixing;;points;12', 'support-fixing;;points;20', ['desk']],
	['accessories', 'steel-frame;;points;95', 'steel-frame;;points;120', ['desk']],
	['accessories', 'cable-tray;;points;39', 'cable-tray;;points;50', ['desk']],
	['modules', 'Simple;600;1200;1000;262', 'Simple;600;1200;1000;300', ['stairs']],
	['accessories', 'pull-out;base;points;150', 'pull-out;base;points;200', ['stairs']],
	['accessories', 'pull-out;;points/m2;45', 'pull-out;;points/m2;60', ['stairs']],
	['accessories', 'grommet;;points;9', 'grommet;;points;15', ['desk']],
])(
	'in the list %s a row %s that becomes %s makes only %j dearer',
	async (kind, row, into, dearer) => {
		const { result } = await read(kind, changed(kind, row, into), offers)
		expect(result.report.difference).toMatchObject({ added: 0, removed: 0, changed: 1 })
		const { effect } = result.report
		expect(effect).toHaveLength(offers.length)
		const raised = effect.filter(({ before, after }) => (after ?? 0) > (before ?? 0))
		expect(raised.map(({ reference }) => reference).toSorted()).toEqual(dearer.toSorted())
		const kept = effect.filter(({ before, after }) => after === before)
		expect(raised.length + kept.length).toBe(offers.length)
	},
)

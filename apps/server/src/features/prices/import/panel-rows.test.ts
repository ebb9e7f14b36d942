// The rows that price loose boards, desks and pull-outs come in as the others do: looked at, put in force, taken back.
import { readFileSync } from 'node:fs'
import type { PriceImport } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

type Kind = 'finishes' | 'accessories' | 'modules'

const seedOf = (kind: Kind) =>
	readFileSync(new URL(`../../../../seed/${kind}.csv`, import.meta.url), 'utf8')

/** The seed's list with one row changed, or without it. */
function changed(kind: Kind, row: string, into: string): File {
	const text = seedOf(kind)
	expect(text).toContain(row)
	return new File([text.replace(row, into)], 'list.csv', { type: 'text/csv' })
}

describe.each(testDatabases)('price rows of loose boards on $name', (database) => {
	let shop: Shop
	let admin: Browser
	const prices = () => admin.client.backOffice.prices

	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(() => shop.close())

	const inForce = async () => (await shop.services.prices.inForce()).version

	async function imported(kind: Kind, file: File): Promise<PriceImport> {
		const { id } = await prices().imports.upload({ kind, file })
		for (;;) {
			const answer = await prices().imports.get({ id })
			if (answer.state !== 'running') return answer
			await new Promise((resolve) => setTimeout(resolve, 20))
		}
	}

	test.each<[Kind, string, string, string]>([
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
		const { state, report } = await imported(kind, changed(kind, row, into))
		const [problem] = report?.problems ?? []
		const { code, row: at, column, found } = problem ?? {}
		expect([state, `${code} | ${at} | ${column} | ${found}`]).toEqual(['faulty', expected])
	})

	test('a bore may be free', async () => {
		const file = changed('finishes', 'bore-cup;;points;3', 'bore-cup;;points;0')
		expect((await imported('finishes', file)).state).toBe('ready')
	})

	test('a dry run, in force, and back; a wardrobe costs what it did', async () => {
		const visitor = shop.browse()
		const clad: Configuration = {
			version: 1,
			type: 'panels',
			panels: [{ quantity: 4, length: 800, width: 250, thickness: 18 }],
			cladding: [{ width: 3400, height: 2500, thickness: 18 }],
		}
		const desk: Configuration = {
			version: 1,
			type: 'desk',
			room: { width: 2000 },
			supports: [{ kind: 'Steel' }, { kind: 'Panel' }, { kind: 'Pedestal' }],
		}
		// Only pull-outs stand 900 deep.
		const stairs: Configuration = {
			version: 1,
			type: 'stairsFurniture',
			room: { width: 2400 },
			hu: 2450,
			depth: { center: 900 },
		}
		const totals = async () => [
			(await orderOf(visitor, { configuration: clad })).total,
			(await orderOf(visitor, { configuration: desk })).total,
			(await orderOf(visitor)).total,
			(await orderOf(visitor, { configuration: stairs })).total,
		]
		const before = await inForce()
		const start = await totals()
		const rows: [Kind, string, string, dearer: readonly boolean[]][] = [
			['finishes', 'panel;P3;points/m2;56', 'panel;P3;points/m2;112', [true, true, false, false]],
			[
				'finishes',
				'shown-side;;points/m2;30',
				'shown-side;;points/m2;60',
				[false, true, false, false],
			],
			[
				'accessories',
				'hang-profile;;points;4',
				'hang-profile;;points;40',
				[true, false, false, false],
			],
			[
				'accessories',
				'support-fixing;;points;12',
				'support-fixing;;points;20',
				[false, true, false, false],
			],
			[
				'accessories',
				'steel-frame;;points;95',
				'steel-frame;;points;120',
				[false, true, false, false],
			],
			[
				'accessories',
				'cable-tray;;points;39',
				'cable-tray;;points;50',
				[false, true, false, false],
			],
			[
				'modules',
				'Simple;600;1200;1000;262',
				'Simple;600;1200;1000;300',
				[false, false, false, true],
			],
			[
				'accessories',
				'pull-out;base;points;150',
				'pull-out;base;points;200',
				[false, false, false, true],
			],
			[
				'accessories',
				'pull-out;;points/m2;45',
				'pull-out;;points/m2;60',
				[false, false, false, true],
			],
			['accessories', 'grommet;;points;9', 'grommet;;points;15', [false, true, false, false]],
		]
		for (const [kind, row, into, dearer] of rows) {
			const answer = await imported(kind, changed(kind, row, into))
			expect(answer).toMatchObject({ state: 'ready', base: before })
			expect(answer.report?.difference).toMatchObject({ added: 0, removed: 0, changed: 1 })
			expect(await totals()).toEqual(start)
			const made = await prices().imports.switch({ id: answer.id })
			const now = await totals()
			expect(now.map((total, i) => total > (start[i] ?? 0))).toEqual(dearer)
			await prices().versions.switch({ version: before, from: made.version })
			expect(await totals()).toEqual(start)
		}
	})
})

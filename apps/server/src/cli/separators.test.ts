// Every command that takes a configuration takes a room separator: what it prints of it, and what it refuses.
import { type Configuration, compositionsOf } from '@gabarit/engine'
import { goldenSeparators, impossibleSeparators } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { quoteOutputSchema } from './quote-output.ts'

const compositions = compositionsOf('roomSeparator').map(({ reference, configuration }) => [
	reference,
	configuration,
]) as [string, Configuration][]

test.each(compositions)('solve prints the composition %s in the frozen form', async (_, design) => {
	const { code, out, err } = await runCli(['solve', '-'], design)
	expect({ code, err }).toEqual({ code: 0, err: [] })
	const printed = furnitureOutputSchema.parse(JSON.parse(out))
	expect(JSON.parse(out)).toEqual(printed)
	if (!printed.ok) throw new Error('cannot be made')
	expect(printed.runs).toEqual([])
	expect(printed.grid?.cells).toHaveLength((printed.grid?.columns ?? 0) * (printed.grid?.rows ?? 0))
})

test('a door behind says so, one before does not', async () => {
	const { out } = await runCli(['solve', '-'], goldenSeparators.r1)
	const printed = JSON.parse(out) as { fronts: { face?: string }[]; hardware: object[] }
	expect(printed.fronts.map(({ face }) => face ?? null)).toEqual([null, 'Rear', null])
	expect(printed.hardware).toContainEqual({ reference: 'hinge-110-k16-push', quantity: 6 })
})

test.each([
	['r1', 1108],
	['r2', 326],
	['r3', 627],
	['r4', 1320],
	['r5', 684],
] as const)(
	'price: %s costs %d points, each line with a label in each language',
	async (name, points) => {
		for (const language of languages) {
			const { out } = await runCli(['price', '-', '--language', language], goldenSeparators[name])
			const { lines, goods } = quoteOutputSchema.parse(JSON.parse(out))
			expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points)
			expect(goods).toBe(points * 100)
			for (const { label } of lines) expect(label).toMatch(/^(?!price:|lines)[^{}]+$/)
		}
	},
)

test.each([
	['xr1', /free_standing_unstable \(height\).*1,600.*1,000/],
	['xr2', /carcass_too_high \(hu\): The room separator would be 2,780.*2,700/],
] as const)('%s cannot be made: exit code 2, and its own words', async (name, words) => {
	const { code, out, err } = await runCli(
		['solve', '-', '--language', 'en'],
		impossibleSeparators[name],
	)
	expect(code).toBe(2)
	const { issues } = JSON.parse(out) as { issues: object[] }
	expect(issues[0]).toHaveProperty('remedy')
	expect(err[0]).toMatch(words)
})

test.each(languages)('a plan in %s has no word and no number missing', async (language) => {
	for (const [, design] of compositions) {
		const { code, out } = await runCli(['plan', '-', '--language', language], design)
		expect(code).toBe(0)
		expect(/plan:[\w.]*|\{\{[^}]*|NaN|undefined/.exec(out)?.[0]).toBeUndefined()
	}
	const { out } = await runCli(['plan', '-', '--format', 'pdf'], goldenSeparators.r1)
	expect(out.slice(0, 5)).toBe('%PDF-')
})

describe('cutlist', () => {
	const rowsOf = async (configuration: object, ...args: string[]) => {
		const { out } = await runCli(['cutlist', '-', '--language', 'en', ...args], configuration)
		const [head = [], ...rows] = out
			.trimEnd()
			.split('\n')
			.map((line) => line.split(';'))
		return rows.map((row) =>
			Object.fromEntries(head.map((name, i) => [name.replace('\uFEFF', ''), row[i]])),
		)
	}

	test('boards of the frame have no position, those that close cells name them', async () => {
		const rows = await rowsOf(goldenSeparators.r1)
		expect(rows.map((row) => [row['Part'], row['Quantity'], row['Position']])).toEqual([
			['Upright', '4', ''],
			['Top or bottom deck', '6', ''],
			['Shelf', '18', ''],
			['Divider', '5', 'C1 R1, C1 R5, C2 R1, C2 R3, C3 R1'],
			['Leaf', '3', 'C1 R1, C2 R1, C3 R1'],
		])
		expect(rows[0]).not.toHaveProperty('Modules')
	})

	test('bought parts have their names', async () => {
		const rows = await rowsOf(goldenSeparators.r1, '--table', 'hardware')
		expect(rows.map((row) => [row['Reference'], row['Description'], row['Quantity']])).toEqual([
			['ceiling-foot', 'Ceiling foot', '4'],
			['connectors-grid', 'Connectors of a shelf between uprights', '29'],
			['glide', 'Glide', '8'],
			['hinge-110-k16-push', 'Inset hinge with plate, without spring', '6'],
			['push-to-open', 'Push-to-open latch', '3'],
		])
	})
})

test.each<[string, object, string[]]>([
	['no ceiling', { ...goldenSeparators.r1, hu: undefined }, ['hu', 'ceiling']],
	['thirteen columns', { ...goldenSeparators.r1, columns: 13 }, ['columns', '12']],
	[
		'a fill of no kind',
		{ ...goldenSeparators.r1, cells: [{ column: 0, row: 0, fill: 'Glass' }] },
		['cells.0.fill', 'DoorRear'],
	],
	['walls', { ...goldenSeparators.r1, walls: 'Both' }, ['walls', 'columns']],
])('%s is refused with its field', async (_, configuration, words) => {
	const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], configuration)
	expect({ code, out }).toEqual({ code: 1, out: '' })
	for (const word of words) expect(err[0]).toContain(word)
})

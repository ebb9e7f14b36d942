// Every command that takes a configuration takes a desk: what it prints of it, and what it refuses.
import { type Configuration, compositionsOf } from '@gabarit/engine'
import { goldenDesks, impossibleDesks } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { quoteOutputSchema } from './quote-output.ts'
import { jsonSchemaOf } from './schema.ts'

const designs = [
	...Object.entries(goldenDesks),
	...compositionsOf('desk').map(({ reference, configuration }) => [reference, configuration]),
] as [string, Configuration][]

describe('solve', () => {
	test.each(designs)('%s is printed in the frozen form', async (_, configuration) => {
		const { code, out, err } = await runCli(['solve', '-'], configuration)
		expect({ code, err }).toEqual({ code: 0, err: [] })
		const printed = furnitureOutputSchema.parse(JSON.parse(out))
		expect(JSON.parse(out)).toEqual(printed)
		if (!printed.ok) throw new Error('cannot be made')
		expect(printed.boards[0]).toMatchObject({ part: 'Worktop', group: 'furniture', module: null })
	})

	test('a desk without pedestals has no run', async () => {
		const { out } = await runCli(['solve', '-'], goldenDesks.d4)
		const { runs, groups } = JSON.parse(out) as { runs: object[]; groups: object[] }
		expect([runs, groups]).toEqual([[], [{ id: 'furniture', kind: 'furniture', parent: null }]])
	})

	test.each([
		['XD1', impossibleDesks.xd1, /top_span_too_long \(supports\).*1,744.*1,200/],
		['XD2', impossibleDesks.xd2, /knee_too_narrow \(supports\).*360.*450/],
	] as const)('%s: exit code 2, and a sentence with the numbers', async (_, desk, sentence) => {
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], desk)
		expect(code).toBe(2)
		expect(JSON.parse(out)).toMatchObject({ ok: false })
		expect(err).toHaveLength(1)
		expect(err[0]).toMatch(sentence)
	})

	test('a pedestal is no module to who reads of it', async () => {
		const desk = {
			...goldenDesks.d4,
			depth: { center: 700 },
			height: 740,
			supports: [{ kind: 'Panel' }, { kind: 'Pedestal', width: 290 }],
		}
		const { err } = await runCli(['solve', '-', '--language', 'fr'], desk)
		expect(err[0]).toMatch(/Ce caisson ferait 290 mm de large/)
	})
})

test.each([
	['d1', 78_200],
	['d2', 119_400],
	['d3', 34_500],
	['d4', 29_800],
] as const)('price: %s costs its points, each line said in each language', async (name, cents) => {
	for (const language of languages) {
		const { out } = await runCli(['price', '-', '--language', language], goldenDesks[name])
		const { lines, goods } = quoteOutputSchema.parse(JSON.parse(out))
		expect(goods).toBe(cents)
		for (const { label } of lines) expect(label).toMatch(/^(?!price:|lines)[^{}]+$/)
	}
})

test.each(languages)('plan in %s has no word and no number missing', async (language) => {
	for (const [, configuration] of designs) {
		const { code, out } = await runCli(['plan', '-', '--language', language], configuration)
		expect(code).toBe(0)
		expect(/plan:[\w.]*|\{\{[^}]*|NaN|undefined|Infinity/.exec(out)?.[0]).toBeUndefined()
	}
})

test('plan as PDF', async () => {
	const { code, out } = await runCli(['plan', '-', '--format', 'pdf'], goldenDesks.d2)
	expect([code, out.slice(0, 5)]).toEqual([0, '%PDF-'])
})

describe('cutlist', () => {
	const rowsOf = async (configuration: object, ...args: string[]) => {
		const { out } = await runCli(['cutlist', '-', '--language', 'en', ...args], configuration)
		const [head = [], ...rows] = out
			.trimEnd()
			.split('\n')
			.map((line) => line.split(';'))
		return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])))
	}

	test('the top with its bores and bands, the pedestal by its number', async () => {
		const rows = await rowsOf(goldenDesks.d1)
		const [top] = rows
		expect(top).toMatchObject({
			'\uFEFFPart': 'Worktop',
			'Finished length (mm)': '1600',
			'Cutting length (mm)': '1596',
			'Cutting width (mm)': '696',
			Modules: 'whole',
			'Bores (mm, diameter×depth face: length/width)': '80×28 A: 800/80',
		})
		expect(rows.find((row) => row['\uFEFFPart'] === 'Plinth')).toMatchObject({ Modules: '1' })
	})

	test('what is bought has its name and its size', async () => {
		const bought = await rowsOf(goldenDesks.d4, '--table', 'hardware')
		expect(bought.map(Object.values)).toEqual([
			['connectors', 'Connector set', '1'],
			['steel-frame-450x562', 'Steel frame', '2'],
			['support-fixing', 'Fixing set of a support', '2'],
		])
	})
})

test('schema configuration prints the union', () => {
	const { anyOf, oneOf } = JSON.parse(jsonSchemaOf('configuration')) as Record<string, object[]>
	const kinds = (oneOf ?? anyOf ?? []) as { properties: Record<string, object> }[]
	expect(kinds.filter(({ properties }) => 'supports' in properties)).toHaveLength(1)
})

describe('wrong use', () => {
	test.each<[string, object, string[]]>([
		['a height of a room', { hu: 2500 }, ['hu', 'supports']],
		['one support', { supports: [{ kind: 'Panel' }] }, ['supports', 'at least 2']],
		[
			'a support of no kind',
			{ supports: [{ kind: 'Trestle' }, { kind: 'Panel' }] },
			['supports.0.kind', 'Pedestal'],
		],
		[
			'drawers and a door',
			{ supports: [{ kind: 'Panel' }, { kind: 'Pedestal', drawers: [1], door: 'Left' }] },
			['supports.1', 'drawers'],
		],
		['a top of 18', { top: { thickness: 18 } }, ['top.thickness', '28 | 38']],
		['five grommets', { cable: { grommets: 5 } }, ['cable.grommets', '4']],
		['no doors', { doors: null }, ['doors']],
	])('%s is refused with its field', async (_, change, words) => {
		const desk = { version: 1, type: 'desk', room: { width: 1600 }, ...change }
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], desk)
		expect({ code, out }).toEqual({ code: 1, out: '' })
		for (const word of words) expect(err[0]).toContain(word)
	})
})

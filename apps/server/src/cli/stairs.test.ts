// Every command that takes a configuration takes furniture under a flight: what it prints of it, what it refuses.
import { type Configuration, compositionsOf } from '@gabarit/engine'
import { goldenStairs } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { quoteOutputSchema } from './quote-output.ts'
import { jsonSchemaOf } from './schema.ts'

const { xs1, xs2, ...made } = goldenStairs
const designs = [
	...Object.entries(made),
	...compositionsOf('stairsFurniture').map(({ reference, configuration }) => [
		reference,
		configuration,
	]),
] as [string, Configuration][]

describe('solve', () => {
	test.each(designs)('%s is printed in the frozen form', async (_, configuration) => {
		const { code, out, err } = await runCli(['solve', '-'], configuration)
		expect({ code, err }).toEqual({ code: 0, err: [] })
		const printed = furnitureOutputSchema.parse(JSON.parse(out))
		expect(JSON.parse(out)).toEqual(printed)
	})

	test('a cart is a group in its module, with the boxes of both its runners', async () => {
		const { out } = await runCli(['solve', '-'], goldenStairs.s1)
		const printed = furnitureOutputSchema.parse(JSON.parse(out))
		if (!printed.ok) throw new Error('cannot be made')
		const carts = printed.groups.filter(({ kind }) => kind === 'cart')
		expect(carts.map(({ parent }) => parent)).toEqual(['Main-0', 'Main-1', 'Main-2'])
		expect(printed.fronts.slice(0, 4).map(({ kind }) => kind)).toEqual([
			'PullOut',
			'PullOut',
			'PullOut',
			'Leaf',
		])
		const runners = printed.fittings.filter(({ item }) => item.family === 'heavy-runner')
		expect(runners).toHaveLength(3)
		// 504 of cart between two runners of 20 by 80, 500 long.
		expect(runners[0]).toMatchObject({
			item: { size: '500-120kg' },
			box: { from: [-500, 0, -20], to: [0, 80, 0] },
			otherBox: { from: [-500, 0, 504], to: [0, 80, 524] },
		})
	})

	test.each([
		['XS1', xs1, /too_deep_to_reach .*879.*700/],
		['XS2', xs2, /slope_readings_disagree .*72.*15/],
	] as const)('%s: exit code 2, and a sentence with the numbers', async (_, stairs, sentence) => {
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], stairs)
		expect(code).toBe(2)
		expect(JSON.parse(out)).toMatchObject({ ok: false })
		expect(err.some((line) => sentence.test(line))).toBe(true)
	})
})

test.each([
	['s1', 336_500],
	['s2', 301_400],
	['s3', 401_600],
] as const)('price: %s costs its points, each line said in each language', async (name, cents) => {
	for (const language of languages) {
		const { out } = await runCli(['price', '-', '--language', language], goldenStairs[name])
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
	const { code, out } = await runCli(['plan', '-', '--format', 'pdf'], goldenStairs.s2)
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

	test('each board of a cart, by its module', async () => {
		const rows = await rowsOf(goldenStairs.s1)
		const ofPart = (part: string) => rows.filter((row) => row['\uFEFFPart'] === part)
		expect(ofPart('Cart side').map(({ Modules }) => Modules)).toEqual(['1 2 3'])
		expect(ofPart('Cart side')[0]).toMatchObject({
			Quantity: '6',
			'Finished length (mm)': '464',
			'Finished width (mm)': '120',
		})
		expect(
			ofPart('Cart front')
				.map((row) => row['Finished length (mm)'])
				.toSorted((a, b) => Number(a) - Number(b)),
		).toEqual(['211', '629', '1046'])
		expect(ofPart('Pull-out front')).toHaveLength(3)
	})

	test('runners have their name, their length and what they carry', async () => {
		const bought = await rowsOf(goldenStairs.s2, '--table', 'hardware')
		expect(bought.map(Object.values)).toContainEqual([
			'heavy-runner-800-100kg',
			'Pair of heavy full-extension runners',
			'4',
		])
	})
})

test('schema configuration prints the union', () => {
	const { anyOf, oneOf } = JSON.parse(jsonSchemaOf('configuration')) as Record<string, object[]>
	const kinds = (oneOf ?? anyOf ?? []) as { properties: Record<string, object> }[]
	expect(kinds.filter(({ properties }) => 'stair' in properties)).toHaveLength(1)
})

describe('wrong use', () => {
	test.each<[string, object, string[]]>([
		['no height', { hu: undefined }, ['hu']],
		['a winding flight', { stair: { kind: 'Winder' } }, ['stair', 'kind']],
		['a step of half a millimetre', { stair: { rise: 179.5 } }, ['stair.rise']],
		['a module of two', { modules: [{ fill: 'Double' }] }, ['modules.0.fill', 'PullOut']],
		['a shelf in a cart', { modules: [{ fill: 'PullOut', shelves: 1 }] }, ['modules.0', 'shelves']],
		[
			'thirteen modules',
			{ modules: Array.from({ length: 13 }, () => ({ fill: 'Rail' })) },
			['modules', '12'],
		],
		['a side wall', { room: { width: 3000, sideLeft: 2000 } }, ['room', 'sideLeft']],
	])('%s is refused with its field', async (_, change, words) => {
		const stairs = { ...goldenStairs.s1, ...change }
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], stairs)
		expect({ code, out }).toEqual({ code: 1, out: '' })
		for (const word of words) expect(err[0]).toContain(word)
	})
})

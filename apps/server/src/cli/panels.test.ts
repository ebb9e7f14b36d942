// Every command that takes a configuration takes loose boards: what it prints of them, and what it refuses.
import { type Configuration, compositionsOf } from '@gabarit/engine'
import { panelLines } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { quoteOutputSchema } from './quote-output.ts'
import { jsonSchemaOf } from './schema.ts'

const colors = { exterior: 'P3-oak-natural' }
const panelsOf = (...panels: object[]) => ({ version: 1, type: 'panels', panels, colors })
const { shelves, doors, sides, deskTop: top, wall } = panelLines
const kits = compositionsOf('panels').map(({ reference, configuration }) => [
	reference,
	configuration,
]) as [string, Configuration][]

async function solved(configuration: object) {
	const { code, out, err } = await runCli(['solve', '-'], configuration)
	expect({ code, err }).toEqual({ code: 0, err: [] })
	const printed = furnitureOutputSchema.parse(JSON.parse(out))
	expect(JSON.parse(out)).toEqual(printed)
	if (!printed.ok) throw new Error('cannot be made')
	return printed
}

describe('solve', () => {
	test.each(kits)('the kit %s is printed in the frozen form', async (_, configuration) => {
		const { boards, runs, groups } = await solved(configuration)
		expect(new Set(boards.map(({ part }) => part))).toEqual(new Set(['Panel']))
		expect(runs).toEqual([])
		expect(groups.slice(1).map(({ kind }) => kind)).toEqual(groups.slice(1).map(() => 'line'))
	})

	test('bores and radii are printed where they were ordered, and nowhere else', async () => {
		const { boards } = await solved(panelsOf(shelves, doors, top))
		const [shelf, , , , door, , desk] = boards
		expect(Object.keys(shelf ?? {})).not.toContain('bores')
		expect(Object.keys(shelf ?? {})).not.toContain('radii')
		expect(door?.bores?.map(({ at }) => at)).toEqual(
			[80, 631.8, 1183.5, 1735.3, 2287].map((a) => [a, 22.5]),
		)
		expect(door?.bores?.[0]).toMatchObject({ diameter: 35, depth: 13, face: 'B' })
		expect(desk).toMatchObject({ radii: [50, 50, 50, 50], bores: [{ diameter: 80, depth: 28 }] })
	})

	test('a clad wall hangs on profiles', async () => {
		const { boards, hardware } = await solved({ version: 1, type: 'panels', cladding: [wall] })
		expect(boards.map(({ width }) => width)).toEqual([848, 848, 848, 847])
		expect(hardware).toEqual([{ reference: 'hang-profile', quantity: 12 }])
	})

	test('a list that cannot be made: exit code 2, the line, and a sentence with the numbers', async () => {
		const wide = { quantity: 1, length: 2300, width: 2100, thickness: 18 }
		const { code, out, err } = await runCli(
			['solve', '-', '--language', 'en'],
			panelsOf(shelves, wide),
		)
		expect(code).toBe(2)
		expect(JSON.parse(out)).toMatchObject({
			ok: false,
			issues: [{ code: 'part_over_sheet', field: 'panels.1.width', line: 1, limit: 2050 }],
		})
		expect(err).toHaveLength(1)
		expect(err[0]).toMatch(/part_over_sheet \(panels\.1\.width\).*2,100.*2,050/)
	})
})

describe('price', () => {
	test('76 points for four shelves, 382 for doors and sides, and a label in each language', async () => {
		for (const language of languages) {
			const { out } = await runCli(
				['price', '-', '--language', language],
				panelsOf(shelves, doors, sides),
			)
			const { lines, goods } = quoteOutputSchema.parse(JSON.parse(out))
			expect(lines.map(({ code, quantity, points }) => [code, quantity, points])).toEqual([
				['panel', 4, 76],
				['panel', 2, 222],
				['panel', 2, 160],
			])
			expect(goods).toBe((76 + 382) * 100)
			for (const { label } of lines) expect(label).toMatch(/^(?!price:|lines)[^{}]+$/)
		}
	})

	test('profiles of a clad wall are a line of their own', async () => {
		const { out } = await runCli(['price', '-'], { ...panelsOf(top), cladding: [wall] })
		const { lines } = quoteOutputSchema.parse(JSON.parse(out))
		expect(lines.find(({ code }) => code === 'hang_profile')).toMatchObject({
			quantity: 12,
			points: 48,
		})
	})
})

describe('plan', () => {
	test.each(languages)(
		'a plan of loose boards in %s has no word and no number missing',
		async (language) => {
			for (const [, configuration] of kits) {
				const { code, out } = await runCli(['plan', '-', '--language', language], configuration)
				expect(code).toBe(0)
				expect(/plan:[\w.]*|\{\{[^}]*|NaN|undefined/.exec(out)?.[0]).toBeUndefined()
			}
		},
	)

	test('as PDF', async () => {
		const { code, out } = await runCli(['plan', '-', '--format', 'pdf'], panelsOf(top, doors))
		expect([code, out.slice(0, 5)]).toEqual([0, '%PDF-'])
	})
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

	test('boards of different bores or radii are different lines, each with its position', async () => {
		const plain = { ...top, quantity: 2, radii: undefined, bores: undefined }
		const sharp = { ...top, radii: [0, 0, 50, 50] }
		const rows = await rowsOf(panelsOf(top, plain, sharp, plain))
		expect(rows.map((row) => [row['Position'], row['Quantity']])).toEqual([
			['Line 1', '1'],
			['Line 2, Line 4', '4'],
			['Line 3', '1'],
		])
		expect(rows.map((row) => row['Corner radii (mm, length/width:radius)'])).toEqual([
			'0/0:50 1600/0:50 1600/700:50 0/700:50',
			'',
			'1600/700:50 0/700:50',
		])
		const bores = rows.map((row) => row['Bores (mm, diameter×depth face: length/width)'])
		expect(bores).toEqual(['80×28 A: 800/620', '', '80×28 A: 800/620'])
		expect(rows[0]).not.toHaveProperty('Modules')
	})

	test('each tool of a board is said once, in the decimals of the language', async () => {
		const { out } = await runCli(['cutlist', '-'], panelsOf(doors))
		expect(out).toContain('35×13 B: 80/22,5 631,8/22,5 1183,5/22,5 1735,3/22,5 2287/22,5')
	})

	test('a table of other furniture has neither positions nor bores', async () => {
		const [row] = await rowsOf({ version: 1, room: { width: 3000 }, hu: 2500 })
		expect(row).toHaveProperty('Modules')
		for (const name of Object.keys(row ?? {})) expect(name).not.toMatch(/Position|Bores|radii/)
	})

	test('the hardware of a clad wall has its name', async () => {
		const clad = { version: 1, type: 'panels', cladding: [wall] }
		expect(await rowsOf(clad, '--table', 'hardware')).toEqual([
			{ '\uFEFFReference': 'hang-profile', Description: 'Pair of hang profiles', Quantity: '12' },
		])
	})

	test('as JSON with the keys and numbers of solve', async () => {
		const { boards } = await solved(panelsOf(top))
		const { out } = await runCli(['cutlist', '-', '--format', 'json'], panelsOf(top))
		const { radii, bores } = boards[0] ?? {}
		expect(JSON.parse(out)).toMatchObject({ boards: [{ radii, bores }] })
	})
})

test('schema configuration prints the union', () => {
	const { anyOf, oneOf } = JSON.parse(jsonSchemaOf('configuration')) as Record<string, object[]>
	const kinds = (oneOf ?? anyOf ?? []) as { properties: Record<string, object> }[]
	expect(kinds.filter(({ properties }) => 'panels' in properties)).toHaveLength(1)
	expect(kinds.filter(({ properties }) => 'runs' in properties)).toHaveLength(1)
	expect(kinds.filter(({ properties }) => 'cells' in properties)).toHaveLength(1)
})

describe('wrong use', () => {
	const expectRefused = async (configuration: object, ...words: string[]) => {
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], configuration)
		expect({ code, out }).toEqual({ code: 1, out: '' })
		for (const word of words) expect(err[0]).toContain(word)
	}

	test.each<[string, object, string[]]>([
		['a list without lines', { version: 1, type: 'panels' }, ['panels', 'cladding']],
		['an empty list', { version: 1, type: 'panels', panels: [] }, ['panels', 'at least 1']],
		[
			'more than 100 lines',
			panelsOf(...Array.from({ length: 101 }, () => shelves)),
			['at most 100'],
		],
		['a room', { ...panelsOf(shelves), room: { width: 3000 } }, ['room', 'cladding']],
		[
			'a thickness that nobody makes',
			panelsOf({ ...shelves, thickness: 20 }),
			['panels.0.thickness', '18 | 19'],
		],
		[
			'a band of 3',
			panelsOf(shelves, { ...shelves, edges: [1, 1, 1, 3] }),
			['panels.1.edges.3', '0.8'],
		],
		['no width', panelsOf({ ...shelves, width: undefined }), ['panels.0.width']],
		[
			'cups twice',
			panelsOf({ ...doors, bores: [{ kind: 'HingeCups' }, { kind: 'HingeCups' }] }),
			['panels.0.bores', 'cups once'],
		],
		[
			'a bore of no kind',
			panelsOf({ ...doors, bores: [{ kind: 'Slot' }] }),
			['panels.0.bores.0.kind', 'Grommet'],
		],
		[
			'two hundred and one pieces',
			panelsOf({ ...shelves, quantity: 201 }),
			['panels.0.quantity', '200'],
		],
	])('%s is refused with its field', (_, configuration, words) =>
		expectRefused(configuration, ...words),
	)
})

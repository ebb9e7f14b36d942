import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { furnitureOutputSchema } from './furniture-schema.ts'
import { quoteOutputSchema } from './quote-output.ts'
import { jsonSchemaOf } from './schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'gabarit-cli-'))

function fileWith(text: string): string {
	const file = join(folder, 'input.json')
	writeFileSync(file, text)
	return file
}

/** Wrong use: exit code 1, nothing on standard output, one line with all the given words. */
async function expectWrongUse(args: string[], input: unknown, ...words: string[]) {
	const { code, out, err } = await runCli(args, input)
	expect({ code, out }).toEqual({ code: 1, out: '' })
	expect(err).toHaveLength(1)
	expect(err[0]?.split('\n')).toHaveLength(1)
	for (const word of words) expect(err[0]).toContain(word)
	expect(err[0]).not.toMatch(/\n\s+at |\{\{/)
}

const smallest = { version: 1, room: { width: 3000 }, hu: 2500 }
const { g1, x1 } = goldenConfigurations

describe('solve', () => {
	test('the three required fields make a wardrobe', async () => {
		const { code, out, err } = await runCli(['solve', '-'], smallest)
		expect({ code, err }).toEqual({ code: 0, err: [] })
		expect(furnitureOutputSchema.parse(JSON.parse(out)).ok).toBe(true)
	})

	test('a file and standard input give the same', async () => {
		const fromFile = await runCli(['solve', fileWith(JSON.stringify(g1))])
		expect(fromFile).toEqual(await runCli(['solve', '-'], g1))
	})

	test.each(Object.entries(goldenConfigurations))(
		'the golden configuration %s is printed in the frozen form',
		async (_, c) => {
			const { code, out } = await runCli(['solve', '-'], c)
			const printed = furnitureOutputSchema.parse(JSON.parse(out))
			expect(code).toBe(printed.ok ? 0 : 2)
			expect(JSON.parse(out)).toEqual(printed)
		},
	)

	test('an impossible niche: exit code 2, the issues, and a line with the numbers', async () => {
		const { code, out, err } = await runCli(['solve', '-', '--language', 'en'], x1)
		expect(code).toBe(2)
		expect(JSON.parse(out)).toMatchObject({
			ok: false,
			issues: [{ code: 'no_module_fits', family: 'NO_MODULE_FITS', measured: 240, limit: 250 }],
		})
		expect(err).toHaveLength(1)
		expect(err[0]).toMatch(/no_module_fits.*240.*250/)
	})
})

test('the colour of a handle is a word of the label’s language', async () => {
	const labelIn = async (language: string) => {
		const { out } = await runCli(['price', '-', '--language', language], g1)
		const { lines } = quoteOutputSchema.parse(JSON.parse(out)) as {
			lines: { code: string; label: string }[]
		}
		return lines.find(({ code }) => code === 'handle')?.label
	}
	expect(await labelIn('fr')).toMatch(/, noire$/)
	expect(await labelIn('nl')).toMatch(/, zwart$/)
	expect(await labelIn('en')).toMatch(/, black$/)
})

describe('wrong use', () => {
	test('solve without a file is refused', () => expectWrongUse(['solve'], '', 'fichier'))
	test('a file that is not there is refused with its name', () =>
		expectWrongUse(['solve', '/nowhere/niche.json'], '', '/nowhere/niche.json', 'JSON'))
	test('a folder in place of a file is refused', () =>
		expectWrongUse(['solve', folder], '', folder))
	test('a document that is not JSON is refused', () =>
		expectWrongUse(['solve', '-'], '{ version: 1', 'JSON'))
	test('empty input is refused as no JSON', () => expectWrongUse(['solve', '-'], '', 'JSON'))
	test('an unknown field is refused with its name and those allowed', () =>
		expectWrongUse(['solve', '-'], { ...smallest, widht: 3 }, 'widht', 'room'))
	test('an unknown field inside another is refused with its path', () =>
		expectWrongUse(['solve', '-'], { ...smallest, filler: { rigth: 3 } }, 'filler.rigth'))
	test('a negative width is refused', () =>
		expectWrongUse(['solve', '-'], { ...smallest, room: { width: -5 } }, 'room.width', 'entier'))
	test('a fraction of a millimetre is refused', () =>
		expectWrongUse(['solve', '-'], { ...smallest, hu: 2500.5 }, 'hu', 'entier'))
	test('a word for a number is refused', () =>
		expectWrongUse(['solve', '-'], { ...smallest, room: { width: 'wide' } }, 'room.width'))
	test('a missing field is refused with its name', () =>
		expectWrongUse(['solve', '-'], { version: 1, room: { width: 3000 } }, 'hu'))
	test('a value that is not of the list is refused with those allowed', () =>
		expectWrongUse(['solve', '-'], { ...smallest, walls: 'Top' }, 'walls', 'Left'))
	test('a document that is no object is refused', () =>
		expectWrongUse(['solve', '-'], [1, 2], 'document'))
	test('10 MB of nonsense are refused', () =>
		expectWrongUse(['solve', '-'], 'x'.repeat(10_000_000), '1'))
	test('a well-formed document of 10 MB is refused', () =>
		expectWrongUse(['solve', '-'], { ...smallest, note: 'x'.repeat(10_000_000) }, '1'))
	test('JSON nested ten thousand deep is refused', () =>
		expectWrongUse(['solve', '-'], `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'document'))
	test('an unknown command is refused', () => expectWrongUse(['sovle', '-'], '', 'sovle', 'solve'))
	test('an unknown option is refused', () =>
		expectWrongUse(['solve', '-', '--colour'], smallest, '--colour'))
	test('an option of another command is refused', () =>
		expectWrongUse(['solve', '-', '--format', 'pdf'], smallest, '--format'))
	test('an option without its value is refused', () =>
		expectWrongUse(['price', '-', '--viewer'], smallest, '--viewer'))
	test('an unknown language is refused with those allowed', () =>
		expectWrongUse(['solve', '-', '--language', 'de'], smallest, 'fr | nl | en'))
	test('an option given twice is refused', () =>
		expectWrongUse(['price', '-', '--country', 'BE', '--country', 'FR'], smallest, '--country'))
	test('schema without a name is refused with the choices', () =>
		expectWrongUse(['schema'], '', 'configuration | furniture | quote'))
	test('an unknown field with a name of a megabyte is cut in the refusal', async () => {
		const key = 'k'.repeat(1_000_000)
		await expectWrongUse(['solve', '-'], { ...smallest, [key]: 1 }, 'kkkk…')
		expect((await runCli(['solve', '-'], { ...smallest, [key]: 1 })).err[0]?.length).toBeLessThan(
			800,
		)
	})
	test('the bounds of a refused value are in the language of the sentence', async () => {
		const zones = { side: 'Main', zones: [] }
		await expectWrongUse(['solve', '-'], { ...smallest, runs: [zones] }, 'au moins 1')
		const many = Array.from({ length: 14 }, () => ({ run: 'Main', after: 1, width: 50 }))
		await expectWrongUse(['solve', '-'], { ...smallest, filler: { custom: many } }, 'au plus 13')
		const upright = { left: { low: 1200, angle: 90 } }
		await expectWrongUse(['solve', '-'], { ...smallest, slope: upright }, 'moins de 90')
		const shelves = { kind: 'VariableShelve', shelves: [401] }
		const main = (bay: object) => ({
			...smallest,
			runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [bay] }] }] }],
		})
		await expectWrongUse(['solve', '-'], main({ zones: [shelves] }), 'multiple de 32')
		const twice = { side: 'Main', zones: [{ modules: [{ kind: 'Simple' }] }] }
		await expectWrongUse(
			['solve', '-'],
			{ ...smallest, runs: [twice, twice] },
			'chaque côté une fois',
		)
	})
	test('two files are refused', () => expectWrongUse(['solve', '-', 'b.json'], smallest, 'b.json'))
	test('a refusal of the command line is in the language asked for', async () => {
		await expectWrongUse(['solve', '--language', 'nl'], '', 'bestand')
		await expectWrongUse(['solve', '--language', 'en'], '', 'file')
	})
})

describe('price', () => {
	const quoteOf = async (...options: string[]) => {
		const { code, out, err } = await runCli(['price', '-', ...options], g1)
		expect({ code, err }).toEqual({ code: 0, err: [] })
		return quoteOutputSchema.parse(JSON.parse(out))
	}

	test('the lines of a price and every later amount add up to the total', async () => {
		const quote = await quoteOf('--postal-code', '4000', '--discount', '10', '--promo', '5%')
		const sum = (amounts: { amount: number }[]) =>
			amounts.reduce((all, { amount }) => all + amount, 0)
		expect(sum(quote.lines)).toBe(quote.goods)
		const excluding =
			quote.goods +
			quote.surcharge -
			sum(quote.discounts) +
			sum(quote.services) +
			quote.ecoParticipation +
			quote.delivery
		expect(quote.totalExcluding).toBe(excluding)
		expect(quote.totalIncluding).toBe(excluding + sum(quote.vat))
		expect(quote.discounts.map(({ kind }) => kind)).toEqual(['period', 'promo'])
	})

	test('every line of a price has a label without a hole, in each language', async () => {
		for (const language of ['fr', 'nl', 'en'])
			for (const { label } of (await quoteOf('--language', language)).lines)
				expect(label).toMatch(/^(?!price:|lines)[^{}]+$/)
	})

	test('only a reseller and a seller see a purchase price', async () => {
		expect((await quoteOf('--viewer', 'reseller')).purchase).toBeGreaterThan(0)
		expect((await quoteOf('--viewer', 'seller')).margin).toBeGreaterThan(0)
		for (const viewer of ['visitor', 'professional', 'reseller-visitor', 'supplier'])
			expect((await quoteOf('--viewer', viewer)).purchase).toBeUndefined()
	})

	test('picking up costs no delivery; an amount off is in cents', async () => {
		const quote = await quoteOf('--pickup', '--promo', '2500')
		const french = await quoteOf('--pickup', '--country', 'FR')
		expect(french).toMatchObject({ delivery: 0, vat: [{ rate: 20 }] })
		expect(quote.delivery).toBe(0)
		expect(quote.discounts).toMatchObject([{ kind: 'promo', amount: 2500 }])
	})

	test('an address without a zone cannot be delivered', async () => {
		const { code, err } = await runCli(
			['price', '-', '--country', 'FR', '--postal-code', '97400', '--language', 'en'],
			g1,
		)
		expect(code).toBe(2)
		expect(err).toHaveLength(1)
		expect(err[0]).toContain('DELIVERY not_deliverable')
	})

	test('a wrong value of an option of price is refused with what is allowed', async () => {
		await expectWrongUse(['price', '-', '--discount', '110'], g1, '--discount', '100')
		await expectWrongUse(['price', '-', '--promo', '5,5'], g1, '--promo', '5%')
		await expectWrongUse(['price', '-', '--viewer', 'king'], g1, 'visitor')
		await expectWrongUse(['price', '-', '--book', fileWith('{}')], g1, '--book')
	})
})

describe('cutlist', () => {
	test('a cut list as JSON has every board with the shape that solve prints, and the hardware', async () => {
		const made = furnitureOutputSchema.parse(JSON.parse((await runCli(['solve', '-'], g1)).out))
		if (!made.ok) throw new Error('cannot be made')
		const list = JSON.parse((await runCli(['cutlist', '-', '--format', 'json'], g1)).out) as {
			boards: { ids: string[]; quantity: number; outline: unknown; cuts: unknown }[]
			hardware: object[]
		}
		const boards = new Map(made.boards.map((board) => [board.id, board]))
		const ids = list.boards.flatMap((line) => line.ids)
		expect(new Set(ids)).toEqual(new Set(boards.keys()))
		expect(list.boards.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(boards.size)
		for (const { ids: alike, outline, cuts } of list.boards) {
			for (const id of alike) expect(boards.get(id)).toMatchObject({ outline, cuts })
		}
		expect(list.hardware).toEqual(made.hardware)
	})

	test('a cut list as CSV is one table at a time, the boards by default', async () => {
		const json = (await runCli(['cutlist', '-', '--format', 'json'], g1)).out
		const list = JSON.parse(json) as { boards: object[]; hardware: object[] }
		const rows = async (...args: string[]) =>
			(await runCli(['cutlist', '-', ...args], g1)).out.trimEnd().split('\n')
		const boards = await rows('--table', 'boards', '--language', 'en')
		expect(boards).toHaveLength(1 + list.boards.length)
		expect(boards[0]).toMatch(/^\uFEFFPart;Quantity;Finished length \(mm\)/)
		expect(await rows('--language', 'en')).toEqual(boards)
		expect(await rows('--table', 'hardware')).toHaveLength(1 + list.hardware.length)
	})

	test('a table that does not exist, and a table of JSON, are refused', async () => {
		await expectWrongUse(['cutlist', '-', '--table', 'labels'], g1, 'labels', 'boards | hardware')
		const asked = ['cutlist', '-', '--format', 'json', '--table', 'hardware']
		await expectWrongUse(asked, g1, '--table hardware', '--format csv')
	})
})

describe('plan', () => {
	test('a plan as SVG is in millimetres, every word in its language', async () => {
		const { code, out } = await runCli(['plan', '-', '--language', 'en'], g1)
		expect(code).toBe(0)
		const [opening = ''] = /^<svg [^>]*>/.exec(out) ?? []
		expect(opening).toMatch(/width="420mm" height="\d+mm"/)
		expect(/plan:[\w.]*|\{\{[^}]*|NaN|undefined/.exec(out)?.[0]).toBeUndefined()
	})

	test('a plan as PDF is on either paper', async () => {
		for (const paper of ['A3', 'A4']) {
			const { code, out } = await runCli(['plan', '-', '--format', 'pdf', '--paper', paper], g1)
			expect(code).toBe(0)
			expect(out.slice(0, 5)).toBe('%PDF-')
			expect(out.trimEnd().slice(-5)).toBe('%%EOF')
		}
	})

	test('furniture that cannot be made has no plan', async () => {
		const { code, out } = await runCli(['plan', '-'], x1)
		expect(code).toBe(2)
		expect(JSON.parse(out)).toMatchObject({ ok: false })
	})

	test('an unknown format of a plan is refused', () =>
		expectWrongUse(['plan', '-', '--format', 'dxf'], g1, 'dxf', 'svg | pdf'))
})

describe('schema', () => {
	test.each(['configuration', 'furniture', 'quote'])(
		'gabarit schema %s prints a JSON schema',
		async (name) => {
			const { code, out } = await runCli(['schema', name])
			expect(code).toBe(0)
			expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('json-schema') })
		},
	)

	test('the JSON schema of what solve prints is frozen', () => {
		const frozen = readFileSync(new URL('furniture.schema.json', import.meta.url), 'utf8')
		expect(JSON.parse(jsonSchemaOf('furniture'))).toEqual(JSON.parse(frozen))
	})

	test('an unknown schema is refused with the choices', () =>
		expectWrongUse(['schema', 'chair'], '', 'chair', 'furniture'))
})

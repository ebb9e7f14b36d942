// Every line says what its text asks for: the data of a price line fill the holes of `price:lines` in each language.
import { buildFurniture, type Configuration } from '@gabarit/engine'
import {
	randomDesk,
	randomPanels,
	randomSeparator,
	randomStairs,
	randomStraightRoom,
	randomStream,
	randomTvFurniture,
} from '@gabarit/engine/testing'
import { languages, resources } from '@gabarit/i18n'
import { groupLines, lineCodes, priceFurniture, type QuoteLine, textOfGroup } from '@gabarit/price'
import { expect, test } from 'vitest'
import { loadSeed, seedBookOf } from '../index.ts'

const { catalogue } = loadSeed()

const quotes = (() => {
	const random = randomStream(7)
	const book = seedBookOf('visitor')
	const colors = { interior: 'P1-white', exterior: 'P3-oak-natural' }
	const quoteOf = (configuration: Configuration) => {
		const made = buildFurniture(configuration, catalogue)
		return made.ok ? [priceFurniture(made.value, book)] : []
	}
	const rooms = Array.from({ length: 600 }, () => ({ ...randomStraightRoom(random), colors }))
	const lists = Array.from({ length: 100 }, () => randomPanels(random, catalogue))
	const desks = Array.from({ length: 100 }, () => randomDesk(random, catalogue))
	const televisions = Array.from({ length: 300 }, () => randomTvFurniture(random, catalogue))
	const separators = Array.from({ length: 60 }, () => randomSeparator(random, catalogue))
	const flights = Array.from({ length: 100 }, () => randomStairs(random, catalogue))
	return [...rooms, ...lists, ...desks, ...televisions, ...separators, ...flights].flatMap(quoteOf)
})()

const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1])

test('every code has a text, every text a code', () => {
	for (const language of languages)
		expect(Object.keys(resources[language].price.lines).toSorted()).toEqual(lineCodes.toSorted())
})

test('the data of a line fill its text, and nothing is missing or NaN', () => {
	const seen = new Set<QuoteLine['code']>()
	for (const line of quotes.flatMap((quote) => quote.lines)) {
		seen.add(line.code)
		for (const value of Object.values(line.data)) expect(value).not.toBeNaN()
		for (const language of languages) {
			const holes = holesOf(resources[language].price.lines[line.code])
			expect(Object.keys(line.data)).toEqual(expect.arrayContaining(holes))
		}
	}
	expect(seen.size).toBeGreaterThan(20)
	const ofOthers = ['panel', 'hang_profile', 'worktop', 'steel_frame', 'shown_side'] as const
	const ofTelevisions = ['panel_notch', 'flap', 'flap_stay', 'leg', 'wall_rail'] as const
	const ofGrids = ['upright', 'deck', 'grid_shelf', 'divider', 'ceiling_foot', 'glide'] as const
	const ofFlights = ['pull_out', 'pull_out_front'] as const
	const wanted = [...ofOthers, ...ofTelevisions, ...ofGrids, ...ofFlights, 'wall_anchor'] as const
	expect(wanted.filter((code) => !seen.has(code))).toEqual([])
})

test('colours and handles of a line are those of the catalogue', () => {
	for (const { code, data } of quotes.flatMap((quote) => quote.lines)) {
		const known = catalogue.colors.some((color) => color.reference === data['color'])
		if (data['color'] !== undefined && code !== 'handle') expect(known).toBe(true)
		if (code !== 'handle') continue
		const handle = catalogue.handles.find(({ reference }) => reference === data['model'])
		expect(handle?.colors).toContain(data['color'])
	}
})

test('the words of every summary row exist', () => {
	for (const row of quotes.flatMap((quote) => groupLines(quote.lines))) {
		const { key, values } = textOfGroup(row)
		const [, name = ''] = key.split('.')
		const groups: Record<string, string> = resources.fr.price.groups
		const text = groups[name] ?? groups[`${name}_other`]
		expect(text, key).toBeDefined()
		const holes = holesOf(text ?? '')
		expect(Object.keys(values).toSorted()).toEqual(expect.arrayContaining(holes))
	}
})

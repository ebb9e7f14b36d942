import { randomStraightRoom, randomStream } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import { elevationBox } from '../facing.ts'
import { plain } from '../testing/plain.ts'
import {
	captionsOf,
	furnitureAndRoomOf,
	type PlanCase,
	planCases,
	planOf,
} from '../testing/sample-plan.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'
import { widthStops } from '../views/chains/elevation-chains.ts'
import { elevationShapes, runOf } from '../views/elevation.ts'
import { floorPlanShapes } from '../views/floor-plan.ts'
import { drawPlanSheets } from './plan-sheets.ts'

const names = Object.keys(planCases) as PlanCase[]

describe.each(names)('%s', (name) => {
	test.each(['A3', 'A4'] as const)(
		'%s: all is inside the frame, no text covers another',
		(paper) => {
			for (const language of ['fr', 'nl', 'en'] as const) {
				for (const sheet of drawPlanSheets(planOf(name, language, paper))) {
					expect(outsideOf(sheet), sheet.title).toEqual([])
					expect(overlapsOf(sheet), sheet.title).toEqual([])
				}
			}
		},
	)

	test('the elevation has the scale of its sheet', () => {
		const input = planOf(name)
		const run = runOf(input.furniture)
		const boards = input.furniture.boards.filter((board) => board.run === run.side)
		const real = elevationBox(boards).width
		for (const scale of [20, 25, 50]) {
			const shapes = elevationShapes(input, { fronts: true, dimensions: false }, { scale, text: 1 })
			const sides = shapes.filter(
				(shape) => shape.kind === 'path' && shape.pen !== null && shape.closed,
			)
			const drawn = boxOf(sides).width * scale
			expect(Math.abs(drawn - real), `1:${scale}`).toBeLessThan(0.01)
		}
	})

	test('lengths of a chain add up to the overall one', () => {
		const input = planOf(name)
		const run = runOf(input.furniture)
		const stops = widthStops(input, run)
		const lengths = stops.slice(1).map((stop, i) => stop - (stops[i] ?? 0))
		expect(lengths.every((length) => length > 0)).toBe(true)
		expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(run.wall, 6)
		const modules = run.modules.map(({ width }) => width)
		for (const width of modules)
			expect(lengths.some((length) => Math.abs(length - width) < 1e-6)).toBe(true)
	})
})

test('the plan of G1 is three sheets at 1:25, each with code, scale and sheet number', () => {
	const sheets = drawPlanSheets(planOf('g1'))
	expect(sheets).toHaveLength(3)
	sheets.forEach((sheet, i) => {
		const words = textsOf(sheet.shapes).map(({ text }) => text)
		expect(words).toContain('K7MP 4XQD 9RTW')
		expect(words).toContain(`${i + 1} sur 3`)
		expect([sheet.width, sheet.height]).toEqual([420, 297])
	})
	const [first, second] = sheets.map((sheet) => textsOf(sheet.shapes).map(({ text }) => text))
	expect(first).toContain('1:25')
	expect(first).toContain('1:2,5')
	expect(second).toContain('1:20')
})

test('a plan has a cell for its customer where it names one, and none with a dash', () => {
	const named = planOf('g1')
	const { customer: _none, ...title } = named.title
	const first = ({ 0: sheet }: ReturnType<typeof drawPlanSheets>) =>
		(sheet ? textsOf(sheet.shapes) : []).map(({ text }) => text)
	expect(first(drawPlanSheets(named))).toEqual(expect.arrayContaining(['Client', 'M. Lambert']))
	const texts = first(drawPlanSheets({ ...named, title }))
	expect(texts).toContain('K7MP 4XQD 9RTW')
	expect(texts).not.toContain('Client')
	expect(texts).not.toContain('–')
})

test('the plan of G1 has the sizes and notes that a joiner needs', () => {
	const words = textsOf(drawPlanSheets(planOf('g1'))[0]?.shapes ?? []).map(({ text }) =>
		plain(text),
	)
	for (const expected of [
		'3 000',
		'2 500',
		'2 370',
		'577 × 2 367',
		'4 × 192',
		'1 740 et 1 160 × 70',
	])
		expect(words).toContain(expected)
	expect(words.join(' ')).toContain('2 517 de diagonale pour 2 490')
	expect(words.join(' ')).toContain('5 charnières par vantail, 16,9 kg')
	expect(words.join(' ')).toContain('surcote 20, coupée au mur sur place')
	expect(words.join(' ')).toContain('3 000 (relevés 3 004, 3 000, 3 002)')
	expect(words.filter((text) => text === '577 × 2 367')).toHaveLength(5)
})

const wordsOf = (name: PlanCase) =>
	drawPlanSheets(planOf(name)).flatMap((sheet) =>
		textsOf(sheet.shapes).map(({ text }) => plain(text)),
	)

const said: [PlanCase, string[], string[]][] = [
	// What stands off a slope is measured from its wall: 200 + 600.
	['slopeBack', ['800', '559', '220', 'Meuble entre deux murs, sous pente'], ['600']],
	// Slopes that cross at 2694 leave nothing of the 3000 above.
	['ridge', ['2 694'], ['3 000', '2 700']],
	[
		'lLeft',
		[
			'Meuble en L, retour à gauche',
			'Détail B, angle gauche, 1:5',
			'fileur d’angle 50, 31',
			'tasseau 19 × 19',
			'de l’angle : 650 au fond, 650 au côté',
			'2 200',
			'2 400',
		],
		['Meuble entre deux murs'],
	],
	['u', ['Meuble en U', 'Détail A, angle gauche, 1:5', 'Détail B, angle droit, 1:5'], []],
	['recesses', ['1 000', '1 900', '900', '100', '300', '618'], []],
	['breast', ['1 100', '1 400', '300'], []],
	['straight', ['prise', 'interrupteur', '615'], []],
]
test.each(said)('the plan of %s names the features of its room', (name, expected, never) => {
	const words = wordsOf(name)
	for (const word of expected) expect(words).toContain(word)
	for (const word of never) expect(words).not.toContain(word)
})

test("the cut list of the plan gives each board's modules, consecutive ones together", () => {
	const words = drawPlanSheets(planOf('wide')).flatMap((sheet) =>
		textsOf(sheet.shapes).map(({ text }) => text),
	)
	expect(words).toContain('M1, M3–M12')
	expect(words.filter((text) => text.endsWith('…'))).toEqual([])
})

test('a long name is written smaller rather than cut, and a section names its run', () => {
	for (const language of ['fr', 'nl', 'en'] as const) {
		const words = drawPlanSheets(planOf('uUnderSlope', language)).flatMap(({ shapes }) =>
			textsOf(shapes).map(({ text }) => text),
		)
		const say = captionsOf(language)
		const view = say.text('views.section', {
			module: say.text('moduleName', { number: 1 }),
			bay: 1,
		})
		expect(words).not.toContain(view)
		for (const side of ['Main', 'Left', 'Right'] as const)
			expect(words).toContain(say.text('views.ofRun', { view, run: say.text(`run.${side}`) }))
		const sloped = drawPlanSheets(planOf('slopeLeft', language)).flatMap(({ shapes }) =>
			textsOf(shapes).map(({ text }) => text),
		)
		expect(sloped.filter((text) => text.endsWith('…'))).toEqual([])
	}
})

test.each(['u', 'uUnderSlope', 'ridge'] as const)(
	'%s: a table of parts in two pieces is read from the left or from above',
	(name) => {
		const heading = captionsOf('fr').text('parts.title')
		const places = drawPlanSheets(planOf(name)).flatMap(({ shapes }, sheet) =>
			textsOf(shapes)
				.filter(({ text }) => text === heading)
				.map(({ at }) => ({ sheet, at })),
		)
		const shapes = drawPlanSheets(planOf(name)).map((sheet) => textsOf(sheet.shapes))
		const first = captionsOf('fr').text('parts.Side', { count: 2 })
		const [start] = places.filter(({ sheet, at }) =>
			shapes[sheet]?.some((one) => one.text === first && one.at[0] === at[0]),
		)
		expect(places.length).toBeGreaterThan(1)
		for (const place of places) {
			if (place === start || place.sheet > (start?.sheet ?? 0)) continue
			expect(place.sheet).toBe(start?.sheet)
			const isAfter = place.at[0] > (start?.at[0] ?? 0) || place.at[1] < (start?.at[1] ?? 0) - 100
			expect(isAfter).toBe(true)
		}
	},
)

test('an open end has no wall and no filler, and its cheek is in the chain', () => {
	const words = textsOf(drawPlanSheets(planOf('g2'))[0]?.shapes ?? []).map(({ text }) => text)
	expect(words).toContain('18')
	expect(words).toContain('2\u202F400')
	const walls = floorPlanShapes(planOf('g2'), 25).filter(
		(shape) => shape.kind === 'path' && shape.pen === 'wall',
	)
	expect(boxOf(walls).height).toBeGreaterThan(20)
	expect(boxOf(walls).x + boxOf(walls).width).toBeGreaterThan(2400 / 25)
})

test('the filler detail is drawn on the wall with the filler', () => {
	const words = (name: PlanCase) =>
		drawPlanSheets(planOf(name)).flatMap((sheet) => textsOf(sheet.shapes).map(({ text }) => text))
	expect(words('rightWall')).toContain('Détail A, fileur droit')
	expect(words('open').some((text) => text.startsWith('Détail A,'))).toBe(false)
})

test.each([
	{ margin: { back: 1_000_000_000 } },
	{ wall: 'LeftRecess' as const, depth: { recessLeft: Number.MAX_SAFE_INTEGER } },
	{
		obstacle: [
			{ where: 'back', position: 100, bottom: 0, height: 90_000, depth: 90_000, kind: 'pipe' },
		] as const,
	},
])(
	'furniture out of all proportion gets its plan at once, without billions of strokes',
	(change) => {
		const room = furnitureAndRoomOf(
			JSON.parse(JSON.stringify({ version: 1, room: { width: 3000 }, hu: 2500, ...change })),
		)
		const sheets = drawPlanSheets({ ...planOf('g1'), ...room })
		expect(sheets.flatMap(outsideOf)).toEqual([])
		expect(JSON.stringify(sheets)).not.toContain('null,null')
	},
)

test('random straight rooms: every sheet inside its frame, no text over another', () => {
	const random = randomStream(7)
	let drawn = 0
	for (let i = 0; i < 120; i++) {
		const configuration = randomStraightRoom(random)
		const furniture = (() => {
			try {
				return furnitureAndRoomOf(configuration)
			} catch {
				return null
			}
		})()
		if (!furniture) continue
		drawn += 1
		const input = {
			...planOf('g1'),
			...furniture,
			captions: captionsOf('nl'),
			language: 'nl' as const,
		}
		for (const sheet of drawPlanSheets({ ...input, paper: drawn % 2 ? 'A3' : 'A4' })) {
			expect(outsideOf(sheet), JSON.stringify(configuration)).toEqual([])
			expect(overlapsOf(sheet), JSON.stringify(configuration)).toEqual([])
		}
	}
	expect(drawn).toBeGreaterThan(20)
})

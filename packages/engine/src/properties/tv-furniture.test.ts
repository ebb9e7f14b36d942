// Properties of TV furniture (domain 22). CHECK_SEED=… draws other pieces, CHECK_KIND=… more of them.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import {
	mirroredTvFurniture,
	randomStream,
	randomTvFurniture,
	sampleCatalogue,
} from '../testing/index.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { buildFurniture, roomOf, settleEdit } from '../type/kinds.ts'
import { checksOf, fitVerdictsOf } from '../type/offers.ts'
import { parseConfiguration } from '../type/parse.ts'
import { layoutOf } from '../type/tv-furniture/defaults.ts'
import type { TvFurnitureConfiguration } from '../type/tv-furniture/schema.ts'
import {
	shelvesCarryTheirLoad,
	shelvesStandWhereZonesSay,
	zonesFillTheirBay,
} from './bay-properties.ts'
import { blanksHoldTheirBoards, numbersAreNumbers } from './board-properties.ts'
import { meetingsIn, outsideOf } from './box-properties.ts'
import {
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
} from './fitting-properties.ts'
import { groovesHoldTheirBoards } from './groove-properties.ts'
import { longest, type Property, unless } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const PIECES = Number(process.env['CHECK_KIND'] ?? 500)

const properties: Property[] = [
	numbersAreNumbers,
	blanksHoldTheirBoards,
	zonesFillTheirBay,
	shelvesStandWhereZonesSay,
	shelvesCarryTheirLoad,
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
	groovesHoldTheirBoards,
]
/** For properties that ask for a room. */
const room = { version: 1 as const, room: { width: 1 }, hu: 1 }

function placeFaults(furniture: Furniture, configuration: TvFurnitureConfiguration): string[] {
	const { length, ends, height, depth, tall, base, lift, low } = layoutOf(configuration)
	const top = Math.max(height, tall.left?.height ?? 0, tall.right?.height ?? 0)
	const [run] = furniture.runs
	const reach = run?.front ?? depth
	const overall = { from: [0, 0, 0], to: [length, reach, top] } as const
	const widths = (run?.modules ?? []).reduce((sum, module) => sum + module.width, 0)
	const whole = widths + ends.left + ends.right
	const count = (family: string) =>
		furniture.fittings.filter(({ item }) => item.family === family).length
	const modules = run?.modules.length ?? 0
	const carried = {
		Plinth: ['levelling-foot', 4 * modules],
		Legs: ['leg', 2 * (modules + 1)],
		Wall: ['wall-rail', modules],
	} as const
	const [family, number] = carried[base.kind]
	const lowest = Math.min(...furniture.boards.map(({ pose }) => pose.origin[2]))
	return [
		...outsideOf(furniture, overall),
		...unless(whole === length, () => `${whole} of ${length}`),
		...unless(count(family) === number, () => `${count(family)} ${family}`),
		...unless(lowest >= lift, () => `a board at ${lowest} under ${lift}`),
		...unless(
			furniture.fronts.every(({ kind, hinges }) => kind === 'Leaf' || hinges.length === 0),
			() => 'cups where no leaf is',
		),
		...unless(low.modules.length > 0, () => 'no low module'),
	]
}

test(
	`${PIECES} random pieces end in boards or in issues, and every property holds`,
	() => {
		const random = randomStream(SEED)
		const counts = { made: 0, refused: 0, remedies: 0 }
		const wrong: string[] = []
		for (let i = 0; i < PIECES; i++) {
			const configuration = randomTvFurniture(random)
			expect(parseConfiguration(configuration)).toMatchObject({ ok: true })
			const said = (faults: readonly string[]) =>
				wrong.push(...faults.map((fault) => `${i}: ${fault} ${JSON.stringify(configuration)}`))
			const result = buildFurniture(configuration, sampleCatalogue)
			said(unless(Number.isFinite(roomOf(configuration).width), () => 'no room'))
			const issues = result.ok ? result.value.issues : result.issues
			for (const { code, field, severity, remedy } of issues) {
				if (!remedy) continue
				counts.remedies += 1
				const mended = applyRemedy(configuration, remedy)
				said(unless(parseConfiguration(mended).ok, () => `the remedy of ${code} is no document`))
				if (severity !== 'error') continue
				const after = buildFurniture(mended, sampleCatalogue)
				const again =
					!after.ok && after.issues.some((issue) => issue.code === code && issue.field === field)
				said(unless(!again, () => `the remedy of ${code} at ${field}`))
			}
			if (!result.ok) {
				counts.refused += 1
				const isError = result.issues.some(({ severity }) => severity === 'error')
				said(unless(isError, () => 'refused without a reason'))
				continue
			}
			counts.made += 1
			const { value } = result
			said([
				...properties.flatMap((property) => property(value, room)),
				...meetingsIn(value),
				...placeFaults(value, configuration),
			])
			for (const check of checksOf(value, configuration, sampleCatalogue))
				said(unless(Number.isFinite(check.measured), () => check.code))
			fitVerdictsOf(configuration, sampleCatalogue)
		}
		const share = (100 * counts.made) / PIECES
		console.log(
			`TV furniture from seed ${SEED}: ${counts.made} made, ${counts.refused} refused (${share.toFixed(0)} % made), ` +
				`${counts.remedies} remedies tried`,
		)
		expect(wrong.slice(0, 10)).toEqual([])
		expect(counts.made).toBeGreaterThan(PIECES / 3)
		expect(counts.refused).toBeGreaterThan(PIECES / 10)
	},
	longest,
)

function* madePieces(): Generator<{ tv: TvFurnitureConfiguration; furniture: Furniture }> {
	const random = randomStream(SEED + 1)
	for (let i = 0; i < PIECES; i++) {
		const { obstacle: _, ...tv } = randomTvFurniture(random)
		const result = buildFurniture(tv, sampleCatalogue)
		if (result.ok) yield { tv, furniture: result.value }
	}
}

const ascending = (a: number, b: number) => a - b

const widthsOf = ({ runs }: Furniture) =>
	runs.flatMap(({ modules }) => modules.map(({ width }) => width))

test('in a mirror modules stand in the other order, a spare millimetre in another of them', () => {
	let compared = 0
	for (const { tv, furniture } of madePieces()) {
		// Usual modules are not the same in a mirror where they are even.
		if (!tv.modules) continue
		const result = buildFurniture(mirroredTvFurniture(tv), sampleCatalogue)
		// A handle beside the other wall.
		if (!result.ok) continue
		compared += 1
		const [own, twin] = [widthsOf(furniture), widthsOf(result.value).toReversed()]
		expect(twin).toHaveLength(own.length)
		expect(
			Math.max(...own.map((width, i) => Math.abs(width - (twin[i] ?? 0)))),
		).toBeLessThanOrEqual(1)
		expect(twin.toSorted(ascending)).toEqual(own.toSorted(ascending))
		// A door of 601 has two leaves.
		if (own.includes(600) && own.includes(601)) continue
		expect(result.value.boards).toHaveLength(furniture.boards.length)
	}
	expect(compared).toBeGreaterThan(PIECES / 5)
})

test('one millimetre more of length is one more of low modules, tablet and plinth', () => {
	let compared = 0
	const lengthOf = ({ boards }: Furniture, wanted: string) =>
		boards.filter(({ part }) => part === wanted).reduce((sum, { length }) => sum + length, 0)
	for (const { tv, furniture } of madePieces()) {
		if (!tv.modules) continue
		const { width } = tv.room
		const longer = Array.isArray(width) ? width.map((reading) => reading + 1) : width + 1
		const result = buildFurniture({ ...tv, room: { width: longer } }, sampleCatalogue)
		if (!result.ok) continue
		compared += 1
		const sum = (widths: readonly number[]) => widths.reduce((all, own) => all + own, 0)
		const grown = widthsOf(result.value)
		expect(sum(grown)).toBe(sum(widthsOf(furniture)) + 1)
		expect(Math.max(...grown.map((own, i) => Math.abs(own - (widthsOf(furniture)[i] ?? 0))))).toBe(
			1,
		)
		expect(lengthOf(result.value, 'Tablet')).toBe(lengthOf(furniture, 'Tablet') + 1)
		const plinth = lengthOf(furniture, 'Plinth')
		expect(lengthOf(result.value, 'Plinth')).toBe(plinth > 0 ? plinth + 1 : 0)
	}
	expect(compared).toBeGreaterThan(PIECES / 5)
})

test(
	'an edit is settled or comes back with its issues, and changes nothing that it was given',
	() => {
		const random = randomStream(SEED + 2)
		for (let i = 0; i < PIECES / 5; i++) {
			const [before, other] = [randomTvFurniture(random), randomTvFurniture(random)]
			const written = JSON.stringify(before)
			for (const key of [
				'room',
				'walls',
				'base',
				'height',
				'screen',
				'tall',
				'modules',
				'colors',
			] as const) {
				const wanted = { ...before, [key]: other[key] }
				const { configuration, issues, moved } = settleEdit(before, wanted, sampleCatalogue)
				expect(JSON.stringify(before)).toBe(written)
				// What he already had is no edit, and may give way.
				if (JSON.stringify(before[key]) !== JSON.stringify(other[key]))
					expect(configuration[key]).toEqual(other[key])
				expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(issues.length === 0)
				if (moved.length === 0) expect(configuration).toEqual(wanted)
			}
		}
	},
	longest,
)

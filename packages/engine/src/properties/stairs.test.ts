// Properties of furniture under a flight (domain 23). CHECK_SEED=… draws others, CHECK_KIND=… more of them.
// That no board enters another or a box is looked at by the independent check of the server.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { goldenStairs, randomStairs, randomStream, sampleCatalogue } from '../testing/index.ts'
import { mirroredStairs } from '../testing/mirrored-stairs.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { buildFurniture, settleEdit } from '../type/kinds.ts'
import { checksOf } from '../type/offers.ts'
import { parseConfiguration } from '../type/parse.ts'
import { roomChoicesOf } from '../type/stairs-furniture/ground.ts'
import type { StairsFurnitureConfiguration } from '../type/stairs-furniture/schema.ts'
import { fittingsKeepTheirLimits, zonesFillTheirBay } from './bay-properties.ts'
import { blanksHoldTheirBoards, boardsCanBeCut, numbersAreNumbers } from './board-properties.ts'
import {
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
	modulesStandOnTheirFeet,
} from './fitting-properties.ts'
import { leavesKeepTheirSizes } from './front-properties.ts'
import { groovesHoldTheirBoards } from './groove-properties.ts'
import { type Property, topOf, unless } from './property.ts'
import { widthsAddUp } from './run-properties.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const DESIGNS = Number(process.env['CHECK_KIND'] ?? 500)

/** Carcasses stay under the line and in reach: deeper than 700 they hold only what comes out. */
const carcassesAreReached: Property = ({ runs, fronts }) =>
	runs.flatMap(({ modules, ceiling }) =>
		modules.flatMap((module, i) => {
			const isPulled = fronts.some((front) => front.module === i && front.kind === 'PullOut')
			const isEmpty = module.bays.every(({ zones }) => zones.every(({ kind }) => kind === 'Empty'))
			return [
				...unless(ceiling - topOf(module) >= 20, () => `${i}: at the ceiling`),
				...unless(module.depth <= 1000 && module.depth >= 250, () => `${i}: depth`),
				...unless(module.depth <= 700 || isPulled || isEmpty, () => `${i}: out of reach`),
			]
		}),
	)

/** Front, back, bottom, two sides and its own front, on one pair of runners that the carcass holds. */
const cartsAreWhole: Property = ({ groups, boards, fittings, runs }) =>
	groups
		.filter(({ kind }) => kind === 'cart')
		.flatMap(({ id }) => {
			const own = boards.filter(({ group }) => group === id)
			const count = (part: string) => own.filter((board) => board.part === part).length
			const fixed = ['CartFront', 'CartBack', 'CartBottom', 'PullOutFront'].map(count)
			const runners = fittings.filter(
				({ group, item }) => group === id && item.family === 'heavy-runner',
			)
			const [bottom] = own.filter(({ part }) => part === 'CartBottom')
			const module = runs[0]?.modules[bottom?.module ?? -1]
			const long = (bottom?.length ?? 0) + 36
			const [bay] = module?.bays ?? []
			return [
				...unless(
					fixed.join() === '1,1,1,1' && count('CartSide') === 2,
					() => `${id} lacks boards`,
				),
				...unless(runners.length === 1, () => `${id} has ${runners.length} runners`),
				...unless(long <= (module?.depth ?? 0) - 30, () => `${id} is ${long} long`),
				...unless(bottom?.width === (bay?.width ?? 0) - 40, () => `${id} is ${bottom?.width} wide`),
				...unless(count('CartShelf') <= 3, () => `${id} has ${count('CartShelf')} shelves`),
			]
		})

const properties: Property[] = [
	numbersAreNumbers,
	boardsCanBeCut,
	blanksHoldTheirBoards,
	fittingsKeepTheirLimits,
	zonesFillTheirBay,
	widthsAddUp,
	groupsMakeOneTree,
	drawersAreWhole,
	fittingsStandOnBoards,
	modulesStandOnTheirFeet,
	hingesHoldTheirLeaves,
	groovesHoldTheirBoards,
	leavesKeepTheirSizes,
	carcassesAreReached,
	cartsAreWhole,
]

test(`${DESIGNS} random flights end in boards, or in issues with remedies that work`, () => {
	const random = randomStream(SEED)
	const counts = { made: 0, refused: 0, remedies: 0 }
	const wrong: string[] = []
	for (let i = 0; i < DESIGNS; i++) {
		const configuration = randomStairs(random)
		const parsed = parseConfiguration(configuration)
		expect(parsed.ok, JSON.stringify(parsed)).toBe(true)
		const result = buildFurniture(configuration, sampleCatalogue)
		const said = (faults: string[]) =>
			wrong.push(...faults.map((fault) => `${i}: ${fault} in ${JSON.stringify(configuration)}`))
		if (!result.ok) {
			counts.refused += 1
			for (const { code, module, remedy } of result.issues.slice(0, 3)) {
				if (!remedy) continue
				counts.remedies += 1
				const after = buildFurniture(applyRemedy(configuration, remedy), sampleCatalogue)
				const isThere =
					!after.ok && after.issues.some((own) => own.code === code && own.module === module)
				said(unless(!isThere, () => `the remedy of ${code}`))
			}
			continue
		}
		counts.made += 1
		const room: DressingConfiguration = { version: 1, ...roomChoicesOf(configuration) }
		said(properties.flatMap((property) => property(result.value, room)))
		for (const check of checksOf(result.value, configuration, sampleCatalogue))
			said(unless(Number.isFinite(check.measured), () => check.code))
	}
	const share = (100 * counts.made) / DESIGNS
	console.log(
		`stairs from seed ${SEED}: ${counts.made} made, ${counts.refused} refused (${share.toFixed(0)} % made), ` +
			`${counts.remedies} remedies tried`,
	)
	expect(wrong.slice(0, 5)).toEqual([])
	expect(share).toBeGreaterThan(30)
	expect(counts.refused).toBeGreaterThan(DESIGNS / 20)
})

function* madeStairs(seed: number, count: number) {
	const random = randomStream(seed)
	for (let i = 0; i < count; i++) {
		const configuration = randomStairs(random)
		const result = buildFurniture(configuration, sampleCatalogue)
		if (result.ok) yield { configuration, furniture: result.value }
	}
}

const modulesOf = ({ runs: [run] }: Furniture) => run?.modules ?? []

test('a flight in a mirror is the same furniture in a mirror, but for the remainders of its widths', () => {
	let seen = 0
	for (const { configuration, furniture } of madeStairs(SEED + 1, DESIGNS / 5)) {
		const { obstacle: _, ...bare } = configuration
		const result = buildFurniture(mirroredStairs(bare, sampleCatalogue), sampleCatalogue)
		const here = modulesOf(furniture)
		const whole = here.reduce((sum, { width }) => sum + width, 0)
		// Spare millimetres go to the left on both sides of the mirror.
		if (!result.ok || whole % here.length !== 0) continue
		seen += 1
		const there = modulesOf(result.value).toReversed()
		expect(there.map(({ width, top }) => [width, top])).toEqual(
			here.map(({ width, top }) => [width, top]),
		)
		expect(there.map(({ heightLeft, heightRight }) => [heightRight, heightLeft])).toEqual(
			here.map(({ heightLeft, heightRight }) => [heightLeft, heightRight]),
		)
		expect(sizesOf(result.value)).toEqual(sizesOf(furniture))
	}
	expect(seen).toBeGreaterThan(5)
})

/** Parts by size, whatever their place. */
function sizesOf({ boards }: Furniture): string[] {
	return boards.map(({ part, length, width }) => `${part} ${length} x ${width}`).toSorted()
}

test('a millimetre more of length is a millimetre more of modules', () => {
	for (const golden of [goldenStairs.s1, goldenStairs.s2, goldenStairs.s3]) {
		const whole = (width: number) => {
			const result = buildFurniture({ ...golden, room: { width } }, sampleCatalogue)
			return result.ok ? modulesOf(result.value).map((module) => module.width) : []
		}
		const width = Number(golden.room.width)
		const [before, after] = [whole(width), whole(width + 1)]
		const sum = (widths: number[]) => widths.reduce((all, own) => all + own, 0)
		expect(sum(after)).toBe(sum(before) + 1)
		expect(after.every((own, i) => Math.abs(own - (before[i] ?? 0)) <= 1)).toBe(true)
	}
})

test('a stepped pull-out is the stepped carcass of a dressing under the same slope, and its cart', () => {
	// 600 rises by 1800 over 2500: 180/250.
	const flight: StairsFurnitureConfiguration = {
		version: 1,
		type: 'stairsFurniture',
		room: { width: 3000 },
		hu: 2400,
		stair: { low: 600, tops: 'Stepped' },
		modules: Array.from({ length: 5 }, () => ({ fill: 'PullOut' })),
	}
	const dressing: DressingConfiguration = {
		version: 1,
		room: { width: 3000 },
		hu: 2400,
		slope: { left: { low: 600, run: 2500 }, stepped: true },
		filler: { top: 30 },
		handle: null,
		runs: [
			{
				side: 'Main',
				zones: [
					{
						modules: Array.from({ length: 5 }, () => ({
							kind: 'Simple' as const,
							bays: [{ template: '00' }],
						})),
					},
				],
			},
		],
	}
	const [pulled, hinged] = [flight, dressing].map((own) => {
		const result = buildFurniture(own, sampleCatalogue)
		if (!result.ok) throw new Error(JSON.stringify(result.issues))
		return result.value
	})
	if (!pulled || !hinged) throw new Error('nothing made')
	const leaves = (size: string) => size.replace('PullOutFront', 'Leaf')
	const carcasses = sizesOf(pulled).filter((size) => !size.startsWith('Cart'))
	expect(carcasses.map(leaves).toSorted()).toEqual(sizesOf(hinged))
	expect(sizesOf(pulled).filter((size) => size.startsWith('CartBottom'))).toHaveLength(5)
})

test('an edit of the room or the flight is settled or comes back with its issues, and keeps what goes in', () => {
	const random = randomStream(SEED + 2)
	const counts = { settled: 0, refused: 0, kept: 0, lost: 0 }
	for (const { configuration: before } of madeStairs(SEED + 2, DESIGNS / 5)) {
		const written = JSON.stringify(before)
		const edit = editOf(random())
		const wanted = applyRemedy(before, edit)
		const { configuration, issues, moved } = settleEdit(before, wanted, sampleCatalogue)
		expect(JSON.stringify(before)).toBe(written)
		expect(parseConfiguration(configuration).ok).toBe(true)
		expect(buildFurniture(configuration, sampleCatalogue).ok, written).toBe(issues.length === 0)
		if (issues.length > 0) {
			counts.refused += 1
			continue
		}
		counts.settled += 1
		const [then, now] = [before.modules ?? [], configuration.modules ?? []]
		if (then.length !== now.length) continue
		for (const [i, own] of then.entries()) {
			if (JSON.stringify(own) === JSON.stringify(now[i])) {
				counts.kept += 1
				continue
			}
			expect(moved.map(({ field }) => field)).toContain(`modules.${i}`)
			const back = { ...configuration, modules: now.map((other, at) => (at === i ? own : other)) }
			if (buildFurniture(back, sampleCatalogue).ok) counts.lost += 1
		}
	}
	const { settled, refused, kept, lost } = counts
	console.log(
		`edits of flights: ${settled} settled, ${refused} refused; ${kept} modules kept, ${lost} lost`,
	)
	expect(kept / (kept + lost)).toBeGreaterThanOrEqual(0.95)
	expect(settled).toBeGreaterThan(refused)
})

const edits = [
	{ hu: 2100 },
	{ hu: 2650 },
	{ room: { width: 2200 } },
	{ room: { width: 4000 } },
	{ depth: { center: 450 } },
	{ depth: { center: 850 } },
	{ stair: { low: 900 } },
	{ stair: { rise: 190, going: 230 } },
	{ stair: { steps: 'Visible', tops: 'Stepped' } },
	{ stair: { rises: 'Left' }, walls: 'Both' },
] as const

function editOf(share: number): (typeof edits)[number] {
	return edits[Math.floor(share * edits.length)] ?? edits[0]
}

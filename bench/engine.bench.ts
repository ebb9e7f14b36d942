// The largest furniture: a U of 24 modules under two slopes. 10,000 edits of random fields after a warm-up,
// then 1 to 24 modules, to see whether the cost grows in line with the boards.
import { loadavg } from 'node:os'
import {
	buildFurniture,
	type DressingConfiguration,
	type ModuleChoice,
	templateIds,
} from '@gabarit/engine'
import { randomStream, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { percentile, report } from './figure.ts'
import { largestDressing } from './largest-dressing.ts'

const edits = Number(process.env['BENCH_EDITS'] ?? 10_000)
const rounds = 5
const warmUp = 500
const seed = Number(process.env['BENCH_SEED'] ?? 1)

const catalogue = sampleCatalogue
const book = sampleBook('visitor')
const simple: ModuleChoice = { kind: 'Simple' }
const double: ModuleChoice = { kind: 'Double' }
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
const run = (side: 'Main' | 'Left' | 'Right', modules: ModuleChoice[]) => ({
	side,
	zones: [{ modules }],
})

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T =>
	list[Math.floor(random() * list.length)] as T
const between = (random: Random, low: number, high: number) =>
	low + Math.floor(random() * (high - low + 1))

const changes: ((configuration: DressingConfiguration, random: Random) => DressingConfiguration)[] =
	[
		(c, random) => ({ ...c, room: { ...c.room, width: between(random, 6900, 7100) } }),
		(c, random) => ({ ...c, room: { ...c.room, sideLeft: between(random, 6900, 7100) } }),
		(c, random) => ({ ...c, hu: between(random, 2500, 2700) }),
		(c, random) => ({
			...c,
			slope: { ...c.slope, left: { low: between(random, 1400, 1700), angle: 45 } },
		}),
		(c, random) => ({
			...c,
			slope: { ...c.slope, right: { low: 1500, angle: between(random, 35, 50) } },
		}),
		(c, random) => ({ ...c, filler: { ...c.filler, top: between(random, 20, 120) } }),
		(c, random) => ({ ...c, plinth: { height: pick(random, [60, 80, 100, 120, 150] as const) } }),
		(c, random) => ({ ...c, colors: { exterior: pick(random, catalogue.colors).reference } }),
		(c, random) => ({ ...c, doors: pick(random, [null, { style: 'Simple' }] as const) }),
		changeOneBay,
	]

function changeOneBay(configuration: DressingConfiguration, random: Random): DressingConfiguration {
	const runs = structuredClone(configuration.runs) ?? []
	const modules = pick(random, runs).zones[0]?.modules ?? []
	const place = between(random, 0, modules.length - 1)
	const module = modules[place] ?? simple
	const bays = times(module.kind === 'Double' ? 2 : 1, 0).map(() => ({
		template: pick(random, templateIds),
	}))
	modules[place] = { ...module, bays }
	return { ...configuration, runs }
}

function solveAndPrice(configuration: DressingConfiguration): { ms: number; boards: number } {
	const from = performance.now()
	const result = buildFurniture(configuration, catalogue)
	if (result.ok) priceFurniture(result.value, book, { postalCode: '1000' })
	return { ms: performance.now() - from, boards: result.ok ? result.value.boards.length : 0 }
}

type Measured = { ms: number[]; boards: number[] }

function measureEdits(count: number, random: Random): Measured {
	const measured: Measured = { ms: [], boards: [] }
	let configuration = largestDressing
	for (let i = 0; i < count; i++) {
		const next = pick(random, changes)(configuration, random)
		const made = solveAndPrice(next)
		measured.ms.push(made.ms)
		// An impossible edit is measured, then taken back, as a buyer does.
		if (made.boards > 0) {
			measured.boards.push(made.boards)
			configuration = next
		}
	}
	return measured
}

/** Twelve on the main run, the others beside it. */
function ofModules(count: number): DressingConfiguration {
	const main = Math.min(12, count)
	const side = count - main
	const straight: DressingConfiguration = {
		version: 1,
		walls: side > 0 ? 'Both' : 'None',
		room: { width: main * 1000 + 36 },
		hu: 2500,
		handle: null,
		runs: [run('Main', times(main, double))],
	}
	if (side === 0) return straight
	return {
		...straight,
		footprint: 'LeftSide',
		priority: 'None',
		room: { width: main * 1000 + 700, sideLeft: side * 1000 + 668 },
		runs: [...(straight.runs ?? []), run('Left', times(side, double))],
	}
}

const turns = 60
type Point = { modules: number; boards: number; ms: number }

function measureSizes(): Point[] {
	const sizes = Array.from({ length: 24 }, (_, i) => ofModules(i + 1))
	const taken = sizes.map((): number[] => [])
	// In turns, so that a busy moment of the machine affects all sizes.
	for (let turn = 0; turn < turns; turn++)
		for (const [i, size] of sizes.entries()) taken[i]?.push(solveAndPrice(size).ms)
	return sizes.map((size, i) => ({
		modules: i + 1,
		boards: solveAndPrice(size).boards,
		// The quickest tenth: other work on the machine only adds time.
		ms: percentile(taken[i] ?? [], 0.1),
	}))
}

/** `explained`: R², 1 is a straight line. */
function lineThrough(points: readonly Point[]): { perBoard: number; explained: number } {
	const mean = (of: (point: Point) => number) =>
		points.reduce((sum, point) => sum + of(point), 0) / points.length
	const [boards, ms] = [mean((point) => point.boards), mean((point) => point.ms)]
	const spread = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0)
	const both = spread((point) => (point.boards - boards) * (point.ms - ms))
	const own = spread((point) => (point.boards - boards) ** 2)
	const all = spread((point) => (point.ms - ms) ** 2)
	return { perBoard: both / own, explained: both ** 2 / (own * all) }
}

const random = randomStream(seed)
measureEdits(warmUp, random)
const results = times(rounds, 0).map(() => measureEdits(edits, random))
const boards = results.flatMap((measured) => measured.boards)
const median = (share: number) =>
	percentile(
		results.map(({ ms }) => percentile(ms, share)),
		0.5,
	)
console.log(`${rounds} rounds of ${edits} edits, BENCH_SEED=${seed}, median of the rounds`)
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
console.log(
	`made and priced: ${boards.length}, ${Math.min(...boards)} to ${Math.max(...boards)} boards`,
)
const name = 'solve + price of 24 modules under two slopes'
report({ name: `${name}, p50`, measured: median(0.5), unit: 'ms' })
report({ name: `${name}, p99`, measured: median(0.99), unit: 'ms', limit: 5 })
const points = measureSizes()
for (const { modules, boards: made, ms } of points)
	console.log(
		`${modules} modules: ${made} boards, ${ms.toFixed(3)} ms, ${(made / ms).toFixed(0)} boards per ms`,
	)
const { perBoard, explained } = lineThrough(points)
console.log(`a board more costs ${(perBoard * 1000).toFixed(1)} µs`)
report({ name: 'off a straight line (1 - R²)', measured: 1 - explained, unit: '', limit: 0.05 })

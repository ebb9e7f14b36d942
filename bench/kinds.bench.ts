// Solve + price of the other kinds beside the dressing's, in turns in one run, so that a busy moment of the machine
// affects both: each default beside G1, the largest beside a U of 24 modules.
import { loadavg } from 'node:os'
import { buildFurniture, type Configuration, compositionsOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { percentile, report } from './figure.ts'
import { largestDressing } from './largest-dressing.ts'

const turns = Number(process.env['BENCH_EDITS'] ?? 2000)
const warmUp = 300
const book = sampleBook('visitor')

/** Every cell closed. */
const largestSeparator: Configuration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 3900 },
	hu: 2720,
	columns: 12,
	rows: 10,
	cells: Array.from({ length: 120 }, (_, i) => ({
		column: Math.floor(i / 10),
		row: i % 10,
		fill: 'Closed' as const,
	})),
}

const longestList: Configuration = {
	version: 1,
	type: 'panels',
	panels: Array.from({ length: 100 }, (_, i) => ({
		quantity: 1 + (i % 4),
		length: 400 + 10 * i,
		width: 300 + i,
		thickness: 18,
		bores: [{ kind: 'ShelfPins' as const }],
	})),
}

const kinds = ['desk', 'tvFurniture', 'stairsFurniture', 'roomSeparator', 'panels'] as const
const defaults = kinds.map((type): [string, Configuration] => {
	const [first] = compositionsOf(type)
	if (!first) throw new Error(`${type} has no compositions`)
	return [`default ${type}`, first.configuration]
})

const pairs: [name: string, own: Configuration, other: Configuration][] = [
	...defaults.map(([name, own]) => [name, own, goldenConfigurations.g1] as const),
	['separator 12 x 10, all closed', largestSeparator, largestDressing] as const,
	['100 lines of panels', longestList, largestDressing] as const,
].map(([name, own, other]) => [name, own, other])

/** A millimetre more each time, so that nothing is found where it was kept. */
function changed(configuration: Configuration, turn: number): Configuration {
	const more = turn % 40
	if ('panels' in configuration && configuration.panels) {
		const panels = configuration.panels.map((line) => ({ ...line, length: line.length + more }))
		return { ...configuration, panels }
	}
	if (!('room' in configuration)) return configuration
	const { width } = configuration.room
	const longer = Array.isArray(width) ? width.map((reading) => reading + more) : width + more
	return { ...configuration, room: { ...configuration.room, width: longer } }
}

function milliseconds(configuration: Configuration, turn: number): number {
	const edited = changed(configuration, turn)
	const from = performance.now()
	const result = buildFurniture(edited, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	priceFurniture(result.value, book, { postalCode: '1000' })
	return performance.now() - from
}

console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}, ${turns} turns after ${warmUp}`)
for (const [name, own, other] of pairs) {
	const taken: { own: number[]; other: number[] } = { own: [], other: [] }
	for (let turn = -warmUp; turn < turns; turn++) {
		const [first, second] = [milliseconds(own, turn + warmUp), milliseconds(other, turn + warmUp)]
		if (turn < 0) continue
		taken.own.push(first)
		taken.other.push(second)
	}
	const [mine, theirs] = [percentile(taken.own, 0.5), percentile(taken.other, 0.5)]
	console.log(`${name}: median ${mine.toFixed(3)} ms against ${theirs.toFixed(3)} ms`)
	report({ name: `${name}, share`, measured: mine / theirs, unit: '', limit: 1 })
}

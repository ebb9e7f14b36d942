// The largest room separator, 12 columns of 10 rows, beside the largest dressing, a U of 24 modules: solve + price of
// each in turns in one run, so that a busy moment of the machine affects both. Then both defaults.
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

/** Every second cell closed, every row that takes doors with a pair of faces. */
const largestSeparator: Configuration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 4000 },
	hu: 2720,
	columns: 12,
	rows: 10,
	cells: Array.from({ length: 120 }, (_, i) => ({
		column: Math.floor(i / 10),
		row: i % 10,
		fill: 'Closed' as const,
	})),
}
const [firstSeparator] = compositionsOf('roomSeparator')

const pairs: [name: string, separator: Configuration, dressing: Configuration][] = [
	['separator 12 x 10, all closed, against a U of 24 modules', largestSeparator, largestDressing],
	[
		'default separator against G1',
		firstSeparator?.configuration ?? largestSeparator,
		goldenConfigurations.g1,
	],
]

/** A millimetre more each time, so that nothing is found where it was kept. */
function milliseconds(configuration: Configuration, turn: number): number {
	const changed = { ...configuration, hu: 2600 + (turn % 100) } as Configuration
	const from = performance.now()
	const result = buildFurniture(changed, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	priceFurniture(result.value, book, { postalCode: '1000' })
	return performance.now() - from
}

console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}, ${turns} turns after ${warmUp}`)
for (const [name, separator, dressing] of pairs) {
	const taken: { separator: number[]; dressing: number[] } = { separator: [], dressing: [] }
	for (let turn = -warmUp; turn < turns; turn++) {
		const own = milliseconds(separator, turn + warmUp)
		const other = milliseconds(dressing, turn + warmUp)
		if (turn < 0) continue
		taken.separator.push(own)
		taken.dressing.push(other)
	}
	const [own, other] = [percentile(taken.separator, 0.5), percentile(taken.dressing, 0.5)]
	console.log(`${name}: median ${own.toFixed(3)} ms against ${other.toFixed(3)} ms`)
	report({ name: `${name}, share`, measured: own / other, unit: '', limit: 1 })
}

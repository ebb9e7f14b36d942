import { loadavg } from 'node:os'
import { buildFurniture, type Configuration, compositionsOf, furnitureTypes } from '@gabarit/engine'
import { goldenConfigurations, randomStream, sampleCatalogue } from '@gabarit/engine/testing'
import { priceFurniture } from '@gabarit/price'
import { sampleBook } from '@gabarit/price/testing'
import { percentile, report } from './figure.ts'
import { editG1, warmUp } from './g1-edits.ts'

const edits = 10_000
const rounds = 3
const seed = Number(process.env['BENCH_SEED'] ?? 1)

const random = randomStream(seed)
editG1(warmUp, random)
const results = Array.from({ length: rounds }, () => editG1(edits, random))
const median = (share: number) =>
	percentile(
		results.map(({ times }) => percentile(times, share)),
		0.5,
	)
console.log(`${rounds} rounds of ${edits} edits, BENCH_SEED=${seed}, median of the rounds`)
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
console.log(`made and priced: ${results.map(({ made }) => made).join(', ')}`)
report({ name: 'solve + price G1, p50', measured: median(0.5), unit: 'ms' })
report({ name: 'solve + price G1, p99', measured: median(0.99), unit: 'ms', limit: 2 })

/** Furniture is solved afresh each time; the price of the same furniture would be remembered. */
function solveOften(configuration: Configuration): number {
	const book = sampleBook('visitor')
	const times = Array.from({ length: 3_000 }, () => {
		const from = performance.now()
		const result = buildFurniture(configuration, sampleCatalogue)
		if (!result.ok) throw new Error(JSON.stringify(result.issues))
		priceFurniture(result.value, book, { postalCode: '1000' })
		return performance.now() - from
	})
	return percentile(times, 0.5)
}

// The first design of each other kind takes at most as long as G1, both in this run.
const g1 = solveOften(goldenConfigurations.g1)
report({ name: 'solve + price G1 as it stands, median', measured: g1, unit: 'ms' })
for (const type of furnitureTypes) {
	const [first] = compositionsOf(type)
	if (!first) continue
	const name = `solve + price ${type} ${first.reference}, median`
	report({ name, measured: solveOften(first.configuration), unit: 'ms', limit: g1 })
}

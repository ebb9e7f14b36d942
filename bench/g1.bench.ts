import { loadavg } from 'node:os'
import { randomStream } from '@gabarit/engine/testing'
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

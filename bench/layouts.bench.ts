// Proposals of interiors for a household, on a wall of eight bays and on one of twenty: time of the processor.
import { loadavg } from 'node:os'
import { proposeLayouts } from '@gabarit/engine'
import { household, sampleCatalogue } from '@gabarit/engine/testing'
import { percentile, report } from './figure.ts'

const rounds = 20
const walls = [
	{ bays: 8, width: 4700, wants: household, limit: 50 },
	{ bays: 20, width: 11_900, wants: { ...household, persons: 4 }, limit: 500 },
].map((wall) => ({ ...wall, ms: [] as number[] }))

// In turns, so that a busy moment of the machine affects both.
for (let round = 0; round < rounds; round++)
	for (const { width, wants, ms } of walls) {
		const before = process.threadCpuUsage()
		proposeLayouts({ version: 1, room: { width }, hu: 2500 }, sampleCatalogue, wants)
		const { user, system } = process.threadCpuUsage(before)
		ms.push((user + system) / 1000)
	}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
// The quickest tenth: other work on the machine only adds time.
for (const { bays, ms, limit } of walls)
	report({ name: `proposals for ${bays} bays`, measured: percentile(ms, 0.1), unit: 'ms', limit })

import { loadavg } from 'node:os'
import { drawPlanSheets, writeSvg } from '@gabarit/drawing'
import { buildFurniture, roomOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { planCaptions } from '../apps/server/src/features/documents/plan-captions.ts'
import { writePdf } from '../apps/server/src/features/documents/writers/pdf.ts'
import { percentile, report } from './figure.ts'

const rounds = 25
const warmUp = 8

const built = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
if (!built.ok) throw new Error('G1 can be made')
const { value: furniture } = built

const sheets = () =>
	drawPlanSheets({
		furniture,
		room: roomOf(goldenConfigurations.g1),
		catalogue: sampleCatalogue,
		language: 'fr',
		captions: planCaptions('fr'),
		paper: 'A3',
		readings: [3004, 3000, 3002],
		pallets: 1,
		title: {
			tenant: 'Atelier Gabarit',
			code: 'K7MP4XQD9RTW',
			customer: 'M. Lambert',
			date: '12/10/2026',
		},
	})
const pdf = () =>
	writePdf(sheets(), { title: 'Plan', language: 'fr', date: new Date('2026-10-12T00:00:00Z') })

async function median(work: () => unknown): Promise<number> {
	const times: number[] = []
	for (let i = 0; i < warmUp + rounds; i++) {
		const from = performance.now()
		await work()
		if (i >= warmUp) times.push(performance.now() - from)
	}
	return percentile(times, 0.5)
}

const drawn = sheets()
console.log(`${drawn.length} sheets, median of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`)
const [first] = drawn
if (first) {
	report({
		name: 'SVG of a drawn sheet',
		measured: await median(() => writeSvg(first)),
		unit: 'ms',
		limit: 5,
	})
	report({ name: 'SVG of a sheet', measured: writeSvg(first).length / 1000, unit: 'kB' })
}
report({ name: 'drawing all sheets', measured: await median(sheets), unit: 'ms' })
report({
	name: 'three-page A3 PDF, drawing included',
	measured: await median(pdf),
	unit: 'ms',
	limit: 200,
})
report({ name: 'three-page A3 PDF', measured: (await pdf()).length / 1000, unit: 'kB', limit: 60 })

// All orders as a file: how long it takes, the server's memory meanwhile, and the file read back.
import { readFileSync, writeFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { report } from './figure.ts'
import type { FilledBackOffice, Person } from './filled-back-office.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const localHeader = 30
const seconds = { csv: 20, xlsx: 60 }
const megabytes = 300
const fewest = 100_000

/** MB, as the kernel counts: now, and at most since the last reset. */
function memoryOf(pid: number): { now: number; peak: number } {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
	return { now: read('VmRSS'), peak: read('VmHWM') }
}

function partOf(zip: Buffer, wanted: string): string {
	for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
		const [packed, name, extra] = [
			zip.readUInt32LE(at + 18),
			zip.readUInt16LE(at + 26),
			zip.readUInt16LE(at + 28),
		]
		const start = at + localHeader + name + extra
		if (zip.toString('utf8', at + localHeader, at + localHeader + name) === wanted)
			return inflateRawSync(zip.subarray(start, start + packed)).toString('utf8')
		at = start + packed
	}
	throw new Error(`no ${wanted} in the workbook`)
}

/** The references in their order, and whether any cell is a formula. */
const readers = {
	csv: (body: Buffer) => {
		const lines = body.toString('utf8').split(/\r?\n/).filter(Boolean).slice(1)
		const isFormula = lines.some((line) => line.split(';').some((cell) => /^"?[=+@]/.test(cell)))
		return { references: lines.map((line) => line.split(';')[0] ?? ''), isFormula }
	},
	xlsx: (body: Buffer) => {
		const xml = partOf(body, sheet)
		const cells = xml.matchAll(/<c r="A\d+" t="inlineStr"><is><t[^>]*>([^<]*)</g)
		return { references: [...cells].map((it) => it[1] ?? ''), isFormula: /<f[ >]/.test(xml) }
	},
}

export async function measureExports({ server }: FilledBackOffice, person: Person): Promise<void> {
	const found: string[][] = []
	for (const format of ['csv', 'xlsx'] as const) {
		writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
		const before = memoryOf(server.pid).now
		const { status, body, milliseconds } = await person.ask(`back-office/exports/orders/${format}`)
		if (status !== 200) throw new Error(`${format}: ${status} ${body.toString('utf8', 0, 300)}`)
		const { peak } = memoryOf(server.pid)
		const { references, isFormula } = readers[format](body)
		if (references.length < fewest || isFormula)
			throw new Error(`${format}: ${references.length} rows, a formula: ${isFormula}`)
		found.push(references)
		const name = `${references.length} orders as ${format}, ${(body.length / 1e6).toFixed(1)} MB`
		report({ name, measured: milliseconds / 1000, unit: 's', limit: seconds[format] })
		report({
			name: `${name}, the server’s memory added at its peak`,
			measured: peak - before,
			unit: 'MB',
			limit: megabytes,
		})
		report({ name: `${name}, the server’s memory at its peak`, measured: peak, unit: 'MB' })
	}
	if (found[0]?.join() !== found[1]?.join()) throw new Error('the two files have other rows')
}

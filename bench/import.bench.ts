// Imports 200,000 rows, as CSV and as workbook, on PostgreSQL, under visitors' calls: duration, peak memory of the
// server,
// and the visitors' latency. Hostile files come after.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import autocannon, { type Result } from 'autocannon'
import { zipOf } from '../apps/server/src/features/prices/lists/testing/workbook.ts'
import { type FileOrder, writeList } from '../apps/server/src/features/prices/lists/write-list.ts'
import { demoPassword, type RunningServer, startServer } from '../e2e/server/running-server.ts'
import { report } from './figure.ts'
import { postgresWith } from './postgres.ts'

const wantedRows = 200_000

/** Brackets every 30 x 54 x 15 mm: 2 x 40 x 50 x 50 rows. */
function manyModules(raise: number): string {
	const rows: object[] = []
	for (const kind of ['Simple', 'Double'])
		for (let w = 1; w <= 40; w += 1)
			for (let h = 1; h <= 50; h += 1)
				for (let d = 1; d <= 50; d += 1)
					rows.push({
						kind,
						widthUpTo: 30 * w,
						heightUpTo: 54 * h,
						depthUpTo: 15 * d,
						points: 50 + w + 2 * h + d + raise,
					})
	if (rows.length !== wantedRows) throw new Error(`${rows.length} rows`)
	return JSON.stringify(rows)
}

type ImportState = {
	id: string
	state: string
	version: string | null
	report: { milliseconds: number } | null
}

class Admin {
	private readonly cookie: string
	private readonly server: RunningServer
	private constructor(server: RunningServer, cookie: string) {
		this.server = server
		this.cookie = cookie
	}

	static async enter(server: RunningServer): Promise<Admin> {
		const answer = await fetch(`${server.address}/api/account/login`, {
			method: 'POST',
			headers: { origin: server.address, 'content-type': 'application/json' },
			body: JSON.stringify({
				email: 'admin@gabarit.example',
				password: demoPassword,
				application: 'backOffice',
			}),
		})
		if (!answer.ok) throw new Error(`no login: ${await answer.text()}`)
		const cookies = answer.headers.getSetCookie().map((it) => it.split(';')[0])
		return new Admin(server, cookies.join('; '))
	}

	async ask(method: 'GET' | 'POST', path: string, body?: FormData | object): Promise<unknown> {
		const isForm = body instanceof FormData
		const answer = await fetch(`${this.server.address}/api/back-office/prices/${path}`, {
			method,
			headers: {
				origin: this.server.address,
				cookie: this.cookie,
				...(body && !isForm && { 'content-type': 'application/json' }),
			},
			...(body && { body: isForm ? body : JSON.stringify(body) }),
		})
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
		return answer.json()
	}

	/** From the first byte sent until the report is there. */
	async import(
		name: string,
		bytes: Uint8Array,
	): Promise<{ outcome: ImportState; seconds: number }> {
		const started = performance.now()
		const form = new FormData()
		form.append('file', new File([new Uint8Array(bytes)], name))
		const { id } = (await this.ask('POST', 'imports/upload/modules', form)) as ImportState
		for (;;) {
			const outcome = (await this.ask('GET', `imports/${id}`)) as ImportState
			if (outcome.state !== 'running')
				return { outcome, seconds: (performance.now() - started) / 1000 }
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
}

/** MB, as the kernel counts, since the last reset. */
function peakOf(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** 400 pages a second. */
function visit({ address }: RunningServer): { end: () => Promise<Result> } {
	let finish: (result: Result) => void
	const ended = new Promise<Result>((resolve) => {
		finish = resolve
	})
	const url = `${address}/api/configurator/init`
	const options = { url, connections: 8, duration: 3600, overallRate: 400 }
	const instance = autocannon({ ...options, headers: { origin: address } }, (_, result) =>
		finish(result),
	)
	const end = () => {
		;(instance as unknown as { stop: () => void }).stop()
		return ended
	}
	return { end }
}

async function measure(server: RunningServer, admin: Admin, format: FileOrder['format']) {
	const bytes = await writeList({
		kind: 'modules',
		rows: [manyModules(format === 'csv' ? 0 : 7)],
		format,
	})
	const visitors = visit(server)
	writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
	const { outcome, seconds } = await admin.import(`modules.${format}`, bytes)
	if (outcome.state !== 'ready') throw new Error(`the import ended ${outcome.state}`)
	const switching = performance.now()
	await admin.ask('POST', `imports/${outcome.id}/switch`)
	await admin.ask('GET', 'ratings')
	const switched = performance.now() - switching
	const { latency, non2xx, errors, requests } = await visitors.end()
	const megabytes = (bytes.length / 1e6).toFixed(1)
	console.log(
		`${format}: ${megabytes} MB, ${outcome.report?.milliseconds} ms in the thread, ${requests.total} init meanwhile`,
	)
	report({ name: `200,000 rows of ${format}`, measured: seconds, unit: 's', limit: 60 })
	report({ name: `init meanwhile, p99`, measured: latency.p99, unit: 'ms', limit: 250 })
	report({ name: 'server at its peak', measured: peakOf(server.pid), unit: 'MB', limit: 512 })
	report({ name: `switch and first reading`, measured: switched, unit: 'ms' })
	if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`)
}

const head = 'kind;widthUpTo;heightUpTo;depthUpTo;points'

async function refuse(admin: Admin): Promise<void> {
	const files: [string, Buffer][] = [
		['a bomb', bomb()],
		['300,000 lines', Buffer.from(`${head}\n${'Simple;1;1;1;1\n'.repeat(300_000)}`)],
		['20 MB of one line', Buffer.alloc(20 * 1024 * 1024, 'x')],
		['20 MB of quotes', Buffer.alloc(20 * 1024 * 1024, '"')],
	]
	for (const [name, bytes] of files) {
		const { outcome, seconds } = await admin.import('modules.xlsx', bytes)
		if (outcome.state !== 'refused') throw new Error(`${name} ended ${outcome.state}`)
		report({ name: `refused: ${name}`, measured: seconds, unit: 's', limit: 2 })
	}
}

function bomb(): Buffer {
	const zeros = deflateRawSync(Buffer.alloc(1024 * 1024 * 1024))
	return zipOf([
		{ name: '[Content_Types].xml', text: '<Types/>' },
		{ name: 'xl/workbook.xml', text: '<workbook/>' },
		{ name: 'xl/worksheets/sheet1.xml', packed: zeros, size: 10 },
	])
}

const postgres = await postgresWith()
const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' }
// The first start makes the demo, which must not be measured.
await (await startServer(settings)).terminate()
const server = await startServer(settings)
try {
	const admin = await Admin.enter(server)
	console.log(`server before: ${peakOf(server.pid).toFixed(0)} MB at its peak`)
	await measure(server, admin, 'csv')
	await measure(server, admin, 'xlsx')
	await refuse(admin)
} finally {
	await server.kill()
	await postgres.stop()
}

// npm run pages: each role opens each page of the back-office in a browser, on the demo; `npm run pages -- /orders` the
// pages named only, and what was recorded of the others stays. The calls of the page and the
// JSON keys of their answers are kept in received.json, which received.test.ts judges. Of the values it keeps nothing:
// those of another shop are sought in each answer, and the calls that had one are named.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { callAt } from '../../apps/server/src/app/api/calls.ts'
import { keysOf } from '../../apps/server/src/testing/keys-of.ts'
import { demoPassword, startServer } from '../server/running-server.ts'
import { type Names, type NamesOfShops, namesOfShops, othersOf, saidIn } from './names-of-shops.ts'
import {
	type PersonName,
	pages,
	palette,
	people,
	type Received,
	receivedFile,
	type Seen,
	type Shop,
	type Sought,
	shops,
} from './received.ts'

/** Milliseconds without a request, after which a page has asked for all it wants. */
const idleFor = 1500
/** Several records of a list: their states differ. */
const mostOfList = 4

/** Who is named by the address alone. */
const named: Record<string, string> = { '/person': '?email=t.lambert%40example.be' }

/** Found in every shop of the demo. */
const searched = 'an'

/** Parameters of the pages, from the rows that the pages before received. */
type Named = Record<string, string[]>

/** The page of a record and the list that names it. */
const listOf: Record<string, { list: string; page: string; parameter: string }> = {
	'/orders': { list: 'orders', page: '/orders/$reference', parameter: 'reference' },
	'/offers': { list: 'orders', page: '/offers/$reference', parameter: 'reference' },
	'/configurations': { list: 'configurations', page: '/configurations/$code', parameter: 'code' },
	'/users': { list: 'users', page: '/users/$id', parameter: 'id' },
	'/professionals': { list: 'professionals', page: '/professionals/$id', parameter: 'id' },
	'/resellers': { list: 'resellers', page: '/resellers/$code', parameter: 'code' },
}

type Row = Record<string, unknown>

/** Every n-th row, so that old and new ones are among them. */
function chosenOf(rows: Row[], parameter: string): string[] {
	const step = Math.max(1, Math.floor(rows.length / mostOfList))
	return rows
		.filter((_, at) => at % step === 0)
		.slice(0, mostOfList)
		.map((row) => String(row[parameter]))
}

class Recorder {
	readonly seen: Seen
	readonly #others = new Map<Sought, Names>()
	readonly named: Named = { '/settings/prices/$kind': ['modules', 'zones'] }
	#opened = ''

	constructor(before: Seen) {
		this.seen = before
	}
	#reading: Promise<void>[] = []

	/** Names of others, which no answer may have. */
	seek(shop: Shop, names: Names): void {
		const sought: Sought = { answers: 0, found: [], ...this.seen.others[shop], names: names.size }
		this.seen.others[shop] = sought
		this.#others.set(sought, names)
	}

	#compare(call: string, answer: unknown): void {
		const said = saidIn(answer)
		for (const [sought, names] of this.#others) {
			sought.answers += 1
			for (const [name, kind] of names) {
				const finding = `${call}: ${kind}`
				if (said.includes(name) && !sought.found.includes(finding)) sought.found.push(finding)
			}
		}
	}

	open(pattern: string): void {
		this.#opened = pattern
	}

	note(response: Response): void {
		const call = callAt(
			response.url().replace(/^https?:\/\/[^/]+/, ''),
			(it) => it.method === response.request().method(),
		)
		if (call === null || !response.ok()) return
		const page = (this.seen.pages[this.#opened] ??= [])
		if (!page.includes(call.name)) page.push(call.name)
		if (response.headers()['content-type']?.includes('json'))
			this.#reading.push(this.#read(call.name, this.#opened, response))
	}

	async #read(name: string, opened: string, response: Response): Promise<void> {
		// A page that leads on to another leaves its answers unread.
		const answer = (await response.json().catch(() => null)) as { rows?: Row[] } | null
		if (answer === null) return console.log(`not read: ${name} of ${opened}`)
		this.seen.calls[name] = keysOf(name, [answer], this.seen.calls[name])
		this.#compare(name, answer)
		const list = listOf[opened]
		if (
			answer.rows &&
			name === `backOffice.${list?.list}.list` &&
			list &&
			!(list.page in this.named)
		)
			this.named[list.page] = chosenOf(answer.rows, list.parameter)
	}

	/** When a request began or ended last; none is under way. */
	#idleSince = performance.now()
	#underWay = 0

	begin(): void {
		this.#underWay += 1
	}

	end(): void {
		this.#underWay -= 1
		this.#idleSince = performance.now()
	}

	async settle(): Promise<void> {
		this.#idleSince = performance.now()
		while (this.#underWay > 0 || performance.now() - this.#idleSince < idleFor)
			await new Promise((resolve) => setTimeout(resolve, 50))
		await Promise.all(this.#reading)
		this.#reading = []
	}
}

/** Logged in at home; the session is valid in the other shops, too. */
async function enter(browser: Browser, { port }: URL, name: PersonName): Promise<Page> {
	const { email, shop, home } = people[name]
	const originOf = (code: string) => `http://${code}.localhost:${port}`
	const context = await browser.newContext({ baseURL: originOf(shop), locale: 'fr-BE' })
	const page = await context.newPage()
	await page.goto(`${originOf(home)}/back-office/login`)
	const status = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' }
			return (await fetch('/api/account/login', { method: 'POST', headers, body })).status
		},
		JSON.stringify({ email, password: demoPassword, application: 'backOffice' }),
	)
	if (status >= 300) throw new Error(`${email} was not let in: ${status}`)
	const cookies = await context.cookies()
	await context.addCookies(cookies.map((it) => ({ ...it, domain: `${shop}.localhost` })))
	return page
}

function queryFor(pattern: string, { named: found }: Recorder): string {
	if (pattern !== '/orders/print') return named[pattern] ?? ''
	return `?ids=${found['/orders/$reference']?.slice(0, 2).join(',') ?? ''}`
}

/** Pages that were named; all where none was. */
const wanted = process.argv.slice(2)

function recordedBefore(name: PersonName): Seen {
	if (wanted.length === 0) return { pages: {}, calls: {}, others: {} }
	return (JSON.parse(readFileSync(receivedFile, 'utf8')) as Received)[name]
}

/** Names of the other shops; none for who is sent their orders. The administrator of all is to find each shop's. */
function soughtBy(name: PersonName, all: NamesOfShops): [Shop, Names][] {
	if (name === 'supplier' || name === 'operatorSeller') return []
	if (name === 'admin') return shops.map((shop) => [shop, all[shop]])
	const { shop: own } = people[name]
	return shops.filter((shop) => shop !== own).map((shop) => [shop, othersOf(all, own, shop)])
}

type Recording = { browser: Browser; server: URL; named: NamesOfShops }

async function recordRole({ browser, server, named: ofShops }: Recording, name: PersonName) {
	const page = await enter(browser, server, name)
	const recorder = new Recorder(recordedBefore(name))
	for (const [shop, names] of soughtBy(name, ofShops)) recorder.seek(shop, names)
	page.on('response', (response) => recorder.note(response))
	page.on('request', () => recorder.begin())
	page.on('requestfinished', () => recorder.end())
	page.on('requestfailed', () => recorder.end())
	for (const pattern of wanted.length === 0 ? pages : wanted) {
		const [before = '', parameter] = pattern.split('$')
		const values = parameter === undefined ? [''] : (recorder.named[pattern] ?? [])
		for (const value of values) {
			recorder.open(pattern)
			await page.goto(`/back-office${before}${value}${queryFor(pattern, recorder)}`)
			// What a page is about comes with its title; the rest follows.
			await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
			await recorder.settle()
		}
	}
	recorder.open(palette)
	await page.keyboard.press('Control+k')
	await page.keyboard.type(searched)
	await recorder.settle()
	await page.context().close()
	return recorder.seen
}

const folder = mkdtempSync(join(tmpdir(), 'gabarit-pages-'))
const server = await startServer({
	DATA_DIR: folder,
	DATABASE_URL: '',
	DEMO_YEAR: 'true',
	LOGIN_TRIES: '1000',
})
const browser = await chromium.launch({
	executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-3d-apis'],
})
try {
	const received = {} as Received
	const address = new URL(server.address)
	const admin = await enter(browser, address, 'admin')
	const recording = { browser, server: address, named: await namesOfShops(admin) }
	await admin.context().close()
	for (const name of Object.keys(people) as PersonName[]) {
		received[name] = await recordRole(recording, name)
		console.log(
			`${name}: ${Object.keys(received[name].pages).length} pages, ${Object.keys(received[name].calls).length} calls`,
		)
	}
	writeFileSync(receivedFile, `${JSON.stringify(received, null, '\t')}\n`)
} finally {
	await browser.close()
	await server.terminate()
	rmSync(folder, { recursive: true })
}

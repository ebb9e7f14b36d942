// The back-office in a browser with 100,000 orders and 5,000 accounts on PostgreSQL: from a new address of a list, as a
// filter, a sort or a search gives it, to the last change of the page. A search adds the pause after the last key.
// BENCH_LISTS=orders,users for a part of it.
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { demoPassword } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { inFilledBackOffice, people } from './filled-back-office.ts'
import type { Query } from './list-queries.ts'
import { dashboards, lists } from './measured-lists.ts'

const limit = 500
/** Of search-field.tsx. */
const typingPause = 250
/** Every n-th of the queries of a list, and all of its searches. */
const step = Number(process.env['BENCH_STEP'] ?? 3)
const chosen = process.env['BENCH_LISTS']?.split(',')

const pageOf: Record<string, string> = {
	orders: '/orders',
	offers: '/offers',
	production: '/production',
	payable: '/production/payable',
	configurations: '/configurations',
	papers: '/documents/papers',
	samples: '/samples',
	users: '/users',
	professionals: '/professionals',
	resellers: '/resellers',
	mails: '/technical/mails',
	deliveries: '/technical/deliveries',
	dashboard: '/dashboard',
}

/** As the page's address has it: the shop by that name, no kind. */
function addressOf(page: string, { tenant, kind: _kind, ...query }: Query): string {
	const search = new URLSearchParams({ ...query, ...(tenant !== undefined && { shop: tenant }) })
	return `/back-office${page}?${search.toString()}`
}

/** In the page: counts what it waits for and when it last changed; `goTo` answers the milliseconds until it is still. */
const inPage = `
	const seen = { waiting: 0, changed: 0, answered: 0 }
	const own = window.fetch.bind(window)
	window.fetch = async (...args) => {
		seen.waiting += 1
		try {
			return await own(...args)
		} finally {
			seen.waiting -= 1
			seen.answered = performance.now()
		}
	}
	const observer = new MutationObserver(() => {
		seen.changed = performance.now()
	})
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
	window.goTo = async (address) => {
		const from = performance.now()
		seen.changed = from
		window.history.pushState({}, '', address)
		while (seen.waiting > 0 || performance.now() - Math.max(seen.changed, seen.answered) < 150)
			await new Promise((resolve) => setTimeout(resolve, 10))
		return seen.changed - from
	}
`

function goTo(page: Page, address: string): Promise<number> {
	return page.evaluate<number>(`goTo(${JSON.stringify(address)})`)
}

async function logIn(page: Page, address: string): Promise<void> {
	const body = JSON.stringify({
		email: people.admin.email,
		password: demoPassword,
		application: 'backOffice',
	})
	await page.goto(`${address}/back-office/login`)
	const status = await page.evaluate(async (text) => {
		const headers = { 'content-type': 'application/json' }
		return (await fetch('/api/account/login', { method: 'POST', headers, body: text })).status
	}, body)
	if (status >= 300) throw new Error(`the admin was not let in: ${status}`)
}

const isSearch = (query: Query) => 'search' in query || 'words' in query

await inFilledBackOffice(async ({ server }) => {
	const browser = await chromium.launch({
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-3d-apis'],
	})
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
		await page.addInitScript({ content: inPage })
		await logIn(page, server.address)
		const measured = [...lists, { name: 'dashboard', queries: dashboards }]
		console.log(`as an admin; load ${loadavg()[0]?.toFixed(1)}`)
		for (const { name, queries } of measured.filter((it) => chosen?.includes(it.name) ?? true)) {
			const path = pageOf[name]
			if (path === undefined) continue
			await page.goto(`${server.address}${addressOf(path, { sort: 'none' })}`)
			await goTo(page, addressOf(path, {}))
			const all: { address: string; time: number }[] = []
			for (const query of queries.filter((it, at) => isSearch(it) || (at > 0 && at % step === 0))) {
				const address = addressOf(path, query)
				const milliseconds = await goTo(page, address)
				all.push({ address, time: milliseconds + (isSearch(query) ? typingPause : 0) })
			}
			for (const { address, time } of all.toSorted((a, b) => b.time - a.time).slice(0, 2))
				console.log(`   ${address}: ${time.toFixed(0)} ms`)
			const times = all.map(({ time }) => time)
			const title = `${name}, ${times.length} addresses`
			report({ name: `${title}, p50`, measured: percentile(times, 0.5), unit: 'ms' })
			report({ name: `${title}, p95`, measured: percentile(times, 0.95), unit: 'ms', limit })
		}
		console.log(`load ${loadavg()[0]?.toFixed(1)}`)
	} finally {
		await browser.close()
	}
})

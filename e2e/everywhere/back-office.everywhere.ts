// Every page of the back-office for each role, and what opens on them.
import { expect, type Page } from '@playwright/test'
import { type PersonName, pages, people } from '../pages/received.ts'
import { demoPassword } from '../server/running-server.ts'
import { titleIn, type Visit, visitInEveryLanguage } from './visit.ts'

const originOf = (address: string, shop: string) =>
	address.replace('localhost', `${shop}.localhost`)

async function enter({ page, address, language }: Visit, name: PersonName): Promise<string> {
	const { email, shop, home } = people[name]
	await page.goto(`${originOf(address, home)}/back-office/login?language=${language}`)
	const status = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' }
			return (await fetch('/api/account/login', { method: 'POST', headers, body })).status
		},
		JSON.stringify({ email, password: demoPassword, application: 'backOffice' }),
	)
	expect(status).toBeLessThan(300)
	const cookies = await page.context().cookies()
	const { hostname } = new URL(originOf(address, shop))
	await page.context().addCookies(cookies.map((it) => ({ ...it, domain: hostname })))
	return `${originOf(address, shop)}/back-office`
}

/** What a page is about comes with its title; its rows follow. */
async function settle(page: Page): Promise<void> {
	await expect(titleIn(page)).toBeVisible()
	await page.waitForLoadState('networkidle')
	await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const fixed = pages.filter((path) => !path.includes('$') && path !== '/person')

for (const name of Object.keys(people) as PersonName[])
	visitInEveryLanguage(
		'backOffice',
		`pages of ${name}`,
		async (visit) => {
			const base = await enter(visit, name)
			for (const path of fixed) {
				await visit.page.goto(`${base}${path}`)
				await settle(visit.page)
				await visit.see(`${name} ${path}`)
			}
		},
		{ complaints: /40[34]/u },
	)

/** Where nothing opens: forms and sums of their own page. */
const without = [
	'/production/payable',
	'/orders/print',
	'/users/new',
	'/professionals/new',
	'/resellers/new',
	'/settings',
	'/account',
]

/** Calls that the network refuses on purpose. */
const refused = { complaints: /Failed to (?:load resource|fetch)|^4\d\d /u }

for (const path of [...fixed, '/settings?part=prices'].filter((it) => !without.includes(it)))
	visitInEveryLanguage(
		'backOffice',
		`what opens on ${path}`,
		async (visit) => {
			const base = await enter(visit, 'admin')
			await changeNothing(visit.page)
			await visit.page.goto(`${base}${path}`)
			await settle(visit.page)
			expect(await seeWhatOpens(visit, `admin ${path}`)).toBeGreaterThan(0)
		},
		refused,
	)

const ordersIn = (states: string) => `/orders?view=all&states=${states}`
const offersIn = (states: string) => `/offers?view=all&states=${states}`

/** Lists whose first row is opened, by role: orders and offers in states whose actions differ. */
const lists = {
	admin: [
		...['waiting', 'sent', 'ready', 'done'].map(ordersIn),
		...['offerInProgress', 'offerAccepted'].map(offersIn),
		'/configurations',
		'/users',
		'/professionals',
		'/resellers',
	],
	resellerAdmin: [
		...['waiting', 'sent', 'done'].map(ordersIn),
		offersIn('offerInProgress'),
		'/configurations',
		'/users',
		'/professionals',
	],
	supplier: [...['sent', 'done'].map(ordersIn), '/configurations'],
}

async function openFirst({ page }: Visit, base: string, list: string): Promise<void> {
	await page.goto(`${base}${list}`)
	await settle(page)
	const title = (await titleIn(page).textContent()) ?? ''
	await page.locator('main tbody a[href]').first().click()
	await expect(page).not.toHaveURL(/\?/u)
	await expect(titleIn(page)).not.toHaveText(title)
	await settle(page)
}

for (const name of Object.keys(lists) as (keyof typeof lists)[])
	for (const list of lists[name])
		visitInEveryLanguage(
			'backOffice',
			`record of ${list} for ${name}`,
			async (visit) => {
				const base = await enter(visit, name)
				await changeNothing(visit.page)
				await openFirst(visit, base, list)
				const screen = `${name} record of ${list.replace('view=all&states=', '')}`
				await visit.see(screen)
				await seeWhatOpens(visit, screen)
			},
			refused,
		)

/** Every button may be pressed: what would change something is refused by the network. */
async function changeNothing(page: Page): Promise<void> {
	page.on('dialog', (dialog) => void dialog.accept())
	await page.route('**/api/**', (route) => {
		const reads =
			route.request().method() === 'GET' || route.request().url().endsWith('/views/counts')
		return reads ? route.continue() : route.abort()
	})
}

const openers = 'main button:visible, main summary:visible'

/** Presses each button of a page; what opens is looked at as it opens, and after its own last button is pressed. Gives how much opened. */
async function seeWhatOpens({ page, see }: Visit, screen: string): Promise<number> {
	const address = page.url()
	const again = async () => {
		await page.goto(address)
		await settle(page)
	}
	// Rows have the same buttons: those of the first one count.
	const kinds = new Map((await namesOf(page)).toReversed().map((name) => [kindOf(name), name]))
	let opened = 0
	for (const [kind, name] of kinds) {
		const i = (await namesOf(page)).findIndex((other) => kindOf(other) === kind)
		if (i === -1) continue
		await page
			.locator(openers)
			.nth(i)
			.click({ timeout: 2000 })
			.catch(() => null)
		if (await hasOpened(page)) {
			opened += 1
			await see(`${screen}, ${name}`)
			const last = page.locator('[role=dialog] button:visible').last()
			if ((await last.count()) > 0) {
				await last.click({ timeout: 2000 }).catch(() => null)
				if (await hasOpened(page)) await see(`${screen}, ${name}, pressed`)
			}
			await again()
		} else if (page.url() !== address) await again()
	}
	return opened
}

const kindOf = (name: string) => name.replaceAll(/[\d\W]+/gu, ' ')

const namesOf = (page: Page) =>
	page
		.locator(openers)
		.evaluateAll((all) =>
			all.map((it) => (it.getAttribute('aria-label') ?? it.textContent ?? '').trim()),
		)

/** A dialog, or the panel under the button. */
async function hasOpened(page: Page): Promise<boolean> {
	const opened = page.locator('[role=dialog], main [aria-controls][aria-expanded=true]').first()
	return opened.waitFor({ timeout: 500 }).then(
		() => true,
		() => false,
	)
}

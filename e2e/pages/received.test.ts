// What the pages of the back-office received, role by role (received.json, recorded by `npm run pages`), against the
// table of rights; then every reading call again, among shops whose names and keys nobody else may read.
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callByName, calls } from '../../apps/server/src/app/api/calls.ts'
import { permissions, type Right } from '../../apps/server/src/lib/rights/permissions.ts'
import type { Role } from '../../apps/server/src/lib/rights/viewer.ts'
import { isNothing, keysOf, pathOf } from '../../apps/server/src/testing/keys-of.ts'
import { sendCall } from '../../apps/server/src/testing/routes/route-calls.ts'
import {
	objectsOf,
	type Place,
	type Site,
} from '../../apps/server/src/testing/routes/route-objects.ts'
import { routeSamples } from '../../apps/server/src/testing/routes/route-samples.ts'
import { testDatabases } from '../../apps/server/src/testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../apps/server/src/testing/test-shop.ts'
import { type PersonName, pages, people, type Received, receivedFile } from './received.ts'

const received = JSON.parse(readFileSync(receivedFile, 'utf8')) as Received
const names = Object.keys(people) as PersonName[]

const rolesAt: Record<PersonName, readonly Role[]> = {
	professional: ['professional'],
	resellerEmployee: ['resellerEmployee'],
	resellerAdmin: ['resellerAdmin'],
	otherReseller: ['resellerAdmin'],
	supplier: ['supplier'],
	operatorSeller: ['supplier', 'resellerEmployee'],
	admin: ['admin'],
}

/** A field of one of these names, wherever it stands, with all that is in it. */
const field = (...fields: string[]) =>
	new RegExp(`(?:^|\\.|\\])(?:${fields.join('|')})(?:\\.|\\[|$)`)

/** The secrets of accounts and links: of nobody's page. */
const secret = field(
	'passwordHash',
	'tokenHash',
	'editKeyHash',
	'browserHash',
	'requestHash',
	'token',
	'secret',
)
/** What a piece costs the shop, and the shop's own words about it: not for who buys. */
const ofShop = field(
	'cost',
	'amountToSupplier',
	'supply',
	'supplierAt',
	'purchase',
	'margin',
	'margins',
	'notes\\[\\]',
	'sellerId',
)
/** What the customer pays: not for the supplier. */
const ofSale = field(
	'sale',
	'quote',
	'paid',
	'balance',
	'owed',
	'refundDue',
	'promoCode',
	'notes\\[\\]',
	'payments\\[\\]',
	'sellerId',
	'unpaid\\[\\]',
)
/** How to write to a customer, and how to bill him, wherever it stands: a delivery needs neither. */
const ofContact = /(?:^|\.|\])(?:email|vatNumber|billingAddress)(?:\.|\[|$)/
/** Who reads of it by mail: the shop and the supplier himself; whose address it is, the server's tests say. */
const ofReaders = /(?:^|\.)(?:mails\.[^.]+|mails)\[\]\.to$|^rows\[\]\.to$/
const ownAccount = /^account\./
const totalOfOrder = /^(?:rows\[\]\.)?total$/
/** The operator's books. */
const ofOperator = field('pricePerPoint', 'ratings', 'ownRating')
/** The shop's own system and its keys: not for a seller. */
const ofTechnical = field(
	'orderUrl',
	'configurationEndUrl',
	'publicIdentifier',
	'apiKey',
	'signingKey',
	'authentication',
	'parameters',
)
/** How a colleague's account stands; a seller reads of colleagues the names only. */
const ofAccounts = field('lastLoginAt', 'disabledAt', 'hasSecondFactor', 'takesRating', 'sessions')
/** His own account, and those of professionals, who are customers. */
const accountsOfSeller = /^(?:account|backOffice\.professionals)\./

const isOfAdministrator = (call: string, path: string) =>
	ofTechnical.test(path) || (ofAccounts.test(path) && !accountsOfSeller.test(call))

/** `total` counts the rows of a list, and is the price of an order. */
function isSalePrice(call: string, path: string): boolean {
	if (ofSale.test(path)) return true
	return totalOfOrder.test(path) && (call === 'backOffice.orders.get' || path.startsWith('rows'))
}

/** Zones and grooves go from one number `to` another, a timeline from one status. */
const ofElse = /(?:^zones\[\]|^timeline\[\]|grooves\[\]|\bbox)\.to(?:\[|$)/

function isContact(call: string, path: string): boolean {
	if (call === 'backOffice.session.me' && ownAccount.test(path)) return false
	if (ofContact.test(path)) return true
	return /(?:^|\.)to(?:\.|\[|$)/.test(path) && !ofReaders.test(path) && !ofElse.test(path)
}

const denied: Record<PersonName, (call: string, path: string) => boolean> = {
	professional: (_, path) => ofShop.test(path) || ofOperator.test(path),
	resellerEmployee: (call, path) => ofOperator.test(path) || isOfAdministrator(call, path),
	resellerAdmin: (_, path) => ofOperator.test(path),
	otherReseller: (_, path) => ofOperator.test(path),
	supplier: (call, path) => isSalePrice(call, path) || isContact(call, path),
	// His shop's orders beside those of others: judged row by row, below.
	operatorSeller: () => false,
	admin: () => false,
}

function isOpenTo(role: Role, { resource, right }: (typeof calls)[number]): boolean {
	const table: Record<Role, Partial<Record<Right, unknown>>> = permissions[resource]
	return table[role][right] !== undefined
}

function mayCall(name: PersonName, call: string): boolean {
	const found = callByName.get(call)
	return found !== undefined && rolesAt[name].some((role) => isOpenTo(role, found))
}

const calledBy = (name: PersonName) => new Set(Object.values(received[name].pages).flat())

const ofAdministrator = calls
	.filter((call) => isOpenTo('resellerAdmin', call) && !isOpenTo('resellerEmployee', call))
	.map((call) => call.name)

describe('what the pages received', () => {
	test('every page of the router is among them, and each was opened by a role', () => {
		const folder = 'apps/back-office/src/app/routes'
		const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
		const paths = sources.flatMap((text) =>
			[...text.matchAll(/path: '([^']+)'/g)].map((it) => it[1]),
		)
		const shown = paths.filter((path) => !['/', '/login', '$'].includes(path ?? ''))
		expect(new Set(shown)).toEqual(new Set(pages))
		const opened = new Set(names.flatMap((name) => Object.keys(received[name].pages)))
		expect(pages.filter((page) => !opened.has(page))).toEqual([])
	})

	test.each(names)('the pages of %s call nothing that the rights table denies', (name) => {
		const called = calledBy(name)
		expect(called.size).toBeGreaterThan(4)
		expect([...called].filter((call) => !mayCall(name, call))).toEqual([])
	})

	test.each(names)('%s received no field that the rights table denies', (name) => {
		const found = Object.entries(received[name].calls).flatMap(([call, keys]) =>
			keys
				.filter((key) => !isNothing(key))
				.filter((key) => secret.test(pathOf(key)) || denied[name](call, pathOf(key)))
				.map((key) => `${call}: ${key}`),
		)
		expect(found).toEqual([])
	})

	test('a shop’s administrator calls what its employee does, and accounts and technical settings', () => {
		const [employee, administrator] = [calledBy('resellerEmployee'), calledBy('resellerAdmin')]
		expect([...employee].filter((call) => !administrator.has(call))).toEqual([])
		const more = [...administrator].filter((call) => !employee.has(call))
		const ofOnes = /^backOffice\.(?:users|technical)\./
		expect(more.filter((call) => !ofOnes.test(call))).toEqual([])
		expect(more.length).toBeGreaterThan(3)
	})

	test('a shop’s employee received no call and no field that the table gives its administrator only', () => {
		const [employee, administrator] = [received.resellerEmployee, received.resellerAdmin]
		const made = calledBy('resellerEmployee')
		expect(ofAdministrator).toContain('backOffice.users.list')
		expect(ofAdministrator.filter((call) => made.has(call))).toEqual([])
		expect(ofAdministrator.filter((call) => calledBy('resellerAdmin').has(call))).not.toEqual([])
		const fields = (of: typeof employee) =>
			Object.entries(of.calls).flatMap(([call, keys]) =>
				keys.filter((key) => isOfAdministrator(call, pathOf(key))),
			)
		expect(fields(employee)).toEqual([])
		expect(fields(administrator).length).toBeGreaterThan(10)
		// What both ask, the administrator is answered at least as fully.
		const lacking = Object.entries(employee.calls).flatMap(([call, keys]) => {
			const his = new Set(administrator.calls[call]?.map(pathOf))
			return keys.filter((key) => !his.has(pathOf(key))).map((key) => `${call}: ${key}`)
		})
		expect(lacking).toEqual([])
	})

	test.each([
		['professional', ['meubles-dupont', 'rangements-martin']],
		['resellerEmployee', ['atelier', 'rangements-martin']],
		['resellerAdmin', ['atelier', 'rangements-martin']],
		['otherReseller', ['atelier', 'meubles-dupont']],
	] as const)('%s received no id, number, name or e-mail of %s', (name, others) => {
		const sought = received[name].others
		expect(Object.keys(sought).toSorted()).toEqual([...others])
		for (const shop of others) {
			const { names: many, answers, found } = sought[shop] ?? { names: 0, answers: 0, found: null }
			expect([shop, many > 100, answers > 30, found]).toEqual([shop, true, true, []])
		}
	})

	test('what the administrator of all shops received has the names of each: they can be found', () => {
		const { others } = received.admin
		const counts = Object.values(others).map(({ found }) => found.length > 5)
		expect(counts).toEqual([true, true, true])
	})
})

/** Three shops with an order sent and another of each kind of object. */
const longest = 180_000

const shops = ['atelier', 'meubles-dupont', 'rangements-martin']
const siteOf: Record<string, Site> = {
	atelier: {
		tenant: 'atelier',
		seller: 'lien.claes@atelier.example',
		customer: 'a.atelier@example.be',
	},
	'meubles-dupont': {
		tenant: 'meubles-dupont',
		seller: 'claire@meubles-dupont.example',
		customer: 'd.dupont@example.be',
	},
	'rangements-martin': {
		tenant: 'rangements-martin',
		seller: 'hugo@rangements-martin.example',
		customer: 'm.martin@example.be',
	},
}
const kinds = [
	'order',
	'orderDocument',
	'listedDesign',
	'mail',
	'user',
	'professional',
	'samples',
] as const

/** What names a row: keys, references, codes, addresses. A customer's e-mail stays in his shop, sent or not. */
const naming = sql`
	select tenant, reference as name, sent_to_supplier_at is not null as sent from orders
	union all select tenant, id::text, sent_to_supplier_at is not null from orders
	union all select tenant, code, sent_to_supplier_at is not null from orders
	union all select tenant, customer ->> 'email', false from orders
	union all select tenant, email, false from users
	union all select tenant, id::text, false from users
	union all select tenant, id::text, kind = 'supplierNotice' from outbox
	union all select tenant, id::text, kind = 'supplierNotice' from mailbox
	union all select tenant, id::text, false from sample_requests`

type Named = { tenant: string; name: string; sent: boolean }

describe('every reading call among three shops', () => {
	let shop: Shop
	const browsers = {} as Record<PersonName, Browser>
	const objects = new Map<string, ReturnType<typeof objectsOf>>()
	let named: Named[] = []

	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		for (const [at, code] of shops.entries()) {
			const here = siteOf[code] as Site
			const there = siteOf[shops[(at + 1) % shops.length] ?? ''] as Site
			const of = objectsOf(shop, here, there)
			objects.set(code, of)
			for (const kind of kinds)
				for (const place of ['ours', 'sent'] as const) await of(kind, place, null)
		}
		for (const name of names) {
			const { email, home, shop: code } = people[name]
			const entered = await shop.enter(email, home)
			browsers[name] = shop.browse(code)
			for (const [key, value] of entered.cookies) browsers[name].cookies.set(key, value)
		}
		const { rows } = await shop.services.db.execute<Named>(naming)
		named = rows
	}, longest)
	afterAll(() => shop.close())

	// The bytes of a paper name nothing in words.
	const reading = calls.filter(
		(it) =>
			it.method === 'GET' &&
			it.name.startsWith('backOffice.') &&
			it.name !== 'backOffice.orders.document',
	)

	const answersTo = async (name: PersonName, call: (typeof reading)[number]) => {
		const sample = routeSamples[call.name] ?? {}
		const of = objects.get(people[name].shop)
		const asked: Place[] = name === 'supplier' ? ['sent'] : ['ours', 'sent']
		const values = sample.object
			? await Promise.all(asked.map(async (place) => of?.(sample.object ?? 'order', place, null)))
			: [{}]
		const answers = []
		for (const each of values)
			if (each) answers.push(await sendCall(browsers[name], { ...call, sample }, each))
		return answers.filter((it) => it.status === 200)
	}

	/** Of another shop's row the operator's seller reads what its supplier does. */
	const soldElsewhere = (call: string, value: unknown): string[] => {
		if (Array.isArray(value)) return value.flatMap((each) => soldElsewhere(call, each))
		if (typeof value !== 'object' || value === null) return []
		if ('tenant' in value && value.tenant !== 'atelier' && 'payment' in value)
			return keysOf(call, [{ rows: [value] }]).filter(
				(key) => !isNothing(key) && denied.supplier(call, pathOf(key)),
			)
		return Object.values(value).flatMap((each) => soldElsewhere(call, each))
	}

	test.each(names)('%s reads nothing that was denied, and no other shop’s names', async (name) => {
		const { shop: own } = people[name]
		const seesSent = rolesAt[name].includes('supplier')
		const { email } = people[name]
		const others = named.filter(
			({ tenant, sent, name: word }) => tenant !== own && !(seesSent && sent) && word !== email,
		)
		const ownNames = new Set(named.filter((it) => !others.includes(it)).map((it) => it.name))
		const foreign = name === 'admin' ? [] : others.filter((it) => !ownNames.has(it.name))
		const found: string[] = []
		let answered = 0
		for (const call of reading) {
			const answers = await answersTo(name, call)
			answered += answers.length
			for (const { text, headers } of answers) {
				for (const { name: word } of foreign)
					if (text.includes(word)) found.push(`${call.name} names ${word}`)
				if (!headers['content-type']?.includes('json')) continue
				const answer = JSON.parse(text) as unknown
				const keys = keysOf(call.name, [answer])
					.filter((key) => !isNothing(key))
					.map(pathOf)
				const wrong = keys.filter((key) => secret.test(key) || denied[name](call.name, key))
				found.push(...wrong.map((key) => `${call.name}: ${key}`))
				if (name === 'operatorSeller')
					found.push(
						...soldElsewhere(call.name, answer).map(
							(key) => `${call.name}: ${key} of another shop`,
						),
					)
				const kept = new Set(received[name].calls[call.name]?.map(pathOf))
				if (kept.size > 0)
					found.push(
						...keys
							.filter((key) => !kept.has(key) && !ofData(key) && !wasEmpty(kept, key))
							.map((key) => `${call.name}: ${key} is not in received.json`),
					)
			}
		}
		expect(foreign.length > 20 || name === 'admin').toBe(true)
		expect(answered).toBeGreaterThan(4)
		expect(found).toEqual([])
	})
})

/** Furniture and its catalogue differ from order to order, and not every address has a box. */
function ofData(key: string): boolean {
	return /^(?:furniture|catalogue|configuration|room)\b|\.box$/.test(key)
}

/** The demo had none of them when the pages were recorded. */
function wasEmpty(kept: ReadonlySet<string>, key: string): boolean {
	const lists = [...key.matchAll(/\[\]/g)].map(({ index }) => key.slice(0, index))
	return lists.some((list) => kept.has(list) && !kept.has(`${list}[]`))
}

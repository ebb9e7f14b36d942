// Who may call what at all: a row for every call of the contract; a new call without a row fails.
import { contract } from '@gabarit/contract'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../testing/test-shop.ts'

/** `open`: whoever asks; `connected`: with an account; `seller`; `backOffice`: product.md 7's columns from professional on. */
const access: Record<string, 'open' | 'connected' | 'seller' | 'backOffice' | 'admin'> = {
	'account.login': 'open',
	'account.logout': 'open',
	'account.get': 'open',
	'account.reset': 'open',
	'account.registerPassword': 'open',
	'account.changePassword': 'connected',
	'account.sessions': 'connected',
	'account.endSessions': 'connected',
	'configurator.init': 'open',
	'configurator.dressingInit': 'open',
	'discount.current': 'open',
	'discount.promo': 'open',
	'dressing.module.number': 'open',
	'dressing.module.allWithTop10': 'open',
	'dressing.module.filter': 'open',
	'dressing.module.color': 'open',
	'dressing.module.thickness': 'open',
	'dressing.door.filter': 'open',
	'dressing.door.color': 'open',
	'dressing.finishItem.filter': 'open',
	'dressing.finishItem.color': 'open',
	'dressing.doorHandle.list': 'open',
	'dressing.doorHandle.get': 'open',
	'dressing.lightPrice': 'open',
	'dressing.delivery': 'open',
	'dressing.availability': 'open',
	'dressing.configuration.send': 'open',
	'dressing.configuration.order': 'open',
	'dressing.configuration.get': 'open',
	'dressing.configuration.external': 'connected',
	'dressing.configuration.isValid': 'open',
	'dressing.customer.find': 'seller',
	'dressing.plan.create': 'open',
	'dressing.plan.save': 'open',
	'backOffice.session.me': 'backOffice',
	'backOffice.orders.list': 'backOffice',
	'backOffice.orders.get': 'backOffice',
	'backOffice.orders.act': 'backOffice',
	'backOffice.orders.addNote': 'backOffice',
	'backOffice.orders.document': 'backOffice',
	'backOffice.configurations.list': 'backOffice',
	'backOffice.mailbox.list': 'admin',
	'backOffice.mailbox.get': 'admin',
}

const people = {
	visitor: null,
	individual: 't.lambert@example.be',
	professional: 'bureau@studio-hetre.example',
	resellerEmployee: 'lien.claes@atelier.example',
	resellerAdmin: 'sofie.maes@atelier.example',
	supplier: 'fournisseur@gabarit.example',
	admin: 'admin@gabarit.example',
} as const
type Person = keyof typeof people

const mayCall: Record<(typeof access)[string], readonly Person[]> = {
	open: Object.keys(people) as Person[],
	connected: [
		'individual',
		'professional',
		'resellerEmployee',
		'resellerAdmin',
		'supplier',
		'admin',
	],
	// In the default tenant the house's people sell too.
	seller: ['resellerEmployee', 'resellerAdmin', 'supplier', 'admin'],
	admin: ['admin'],
	backOffice: ['professional', 'resellerEmployee', 'resellerAdmin', 'supplier', 'admin'],
}

type Call = { name: string; method: string; path: string }

function callsOf(node: object, at: string[] = []): Call[] {
	return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
		const name = [...at, key]
		if (isContractProcedure(value)) {
			const { route } = value['~orpc']
			return [{ name: name.join('.'), method: route.method ?? '', path: route.path ?? '' }]
		}
		return typeof value === 'object' && value !== null ? callsOf(value, name) : []
	})
}
const calls = callsOf(contract)

/** Bodies that fit the model, where one is needed to get past it. */
const bodies: Record<string, object> = {
	'account.changePassword': {
		currentPassword: 'Wrong-12345',
		newPassword: 'Etabli-2026-sud',
		confirmation: 'Etabli-2026-sud',
	},
	'dressing.customer.find': { email: 'nobody@example.be' },
	'backOffice.orders.act': { action: 'acceptOrder', revision: 1 },
	'backOffice.orders.addNote': { text: 'x' },
}
const queries: Record<string, string> = { 'backOffice.orders.list': '?kind=order' }

describe('access', () => {
	let shop: Shop
	const browsers = new Map<Person, Browser>()
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		for (const [who, email] of Object.entries(people) as [Person, string | null][])
			browsers.set(who, email === null ? shop.browse() : await shop.enter(email))
	})
	afterAll(() => shop.close())

	test('every call of the contract has its row', () => {
		expect(calls.map((call) => call.name).toSorted()).toEqual(Object.keys(access).toSorted())
	})

	test.each(calls.filter((call) => access[call.name] !== 'open'))('$name', async (call) => {
		const path = `/api${call.path.replace(/\{\w+\}/g, 'K7MP4XQD9RTW')}${queries[call.name] ?? ''}`
		const allowed = mayCall[access[call.name] ?? 'open']
		for (const [who, browser] of browsers) {
			const answer =
				call.method === 'GET'
					? await browser.ask('GET', path)
					: await browser.ask('POST', path, bodies[call.name] ?? {})
			expect([who, answer.status === 403]).toEqual([who, !allowed.includes(who)])
			expect([who, answer.status < 500]).toEqual([who, true])
		}
	})
})

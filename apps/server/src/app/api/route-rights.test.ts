// Role x call x one's own, the shop's, another shop's: every cell from permissions.ts and what stands beside the route.
import { contract } from '@gabarit/contract'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertUser, userByEmail } from '../../features/accounts/accounts-table.ts'
import { hashPassword } from '../../features/accounts/login/passwords.ts'
import { api } from '../../lib/api.ts'
import { permissions, type Right, type RightScope } from '../../lib/rights/permissions.ts'
import { type Role, rolesOf, type Viewer } from '../../lib/rights/viewer.ts'
import { sendCall } from '../../testing/routes/route-calls.ts'
import {
	objectsOf,
	type Parameters,
	type Place,
	places,
	type Site,
} from '../../testing/routes/route-objects.ts'
import { otherRoutes, type RouteSample, routeSamples } from '../../testing/routes/route-samples.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, password, type Shop } from '../../testing/test-shop.ts'
import { type Call, calls, callsOf } from './calls.ts'
import { emptyAddresses } from './path-parameters.ts'

/** Places that are visible in each scope. */
const seen: Record<RightScope, readonly Place[]> = {
	own: ['mine'],
	sent: ['sent', 'theirsSent'],
	tenant: ['mine', 'ours', 'sent'],
	all: places,
}

type RequiredRight = Pick<Call, 'resource' | 'right'>
type Tried = Omit<Call, 'summary'> & { sample: RouteSample }

const tried: Tried[] = calls.map((call) => ({ ...call, sample: routeSamples[call.name] ?? {} }))
const triedOthers = otherRoutes.map((name): Tried => {
	const [method = '', path = ''] = name.split(' ')
	return {
		name,
		method,
		path: path.replace(/:(\w+)/g, '{$1}'),
		resource: 'site',
		right: 'read',
		sample: {},
	}
})

function rightScopesOf(viewer: Viewer, { resource, right }: RequiredRight): RightScope[] {
	const table: Record<Role, Partial<Record<Right, RightScope>>> = permissions[resource]
	return rolesOf(viewer).flatMap((role) => table[role][right] ?? [])
}

/** A code opens its design in its shop; the operator reads the designs of its orders. */
function opensTo(viewer: Viewer, call: Tried, place: Place): boolean {
	const isDesign = call.sample.object === 'design'
	const here = seen.tenant.includes(place)
	if (isDesign && here) return true
	const asked: RequiredRight = isDesign ? orderRead : call
	return rightScopesOf(viewer, asked).some((rightScope) => seen[rightScope].includes(place))
}
const orderRead: RequiredRight = { resource: 'order', right: 'read' }
const enter: RequiredRight = { resource: 'backOffice', right: 'read' }

type Answer = 'allowed' | 'refused' | 'missing'

/** The back-office's calls ask first whether one may enter it. */
function expected(viewer: Viewer, call: Tried, place: Place | null): Answer {
	const isShut = call.name.startsWith('backOffice.') && rightScopesOf(viewer, enter).length === 0
	if (isShut || rightScopesOf(viewer, call).length === 0) return 'refused'
	return place === null || opensTo(viewer, call, place) ? 'allowed' : 'missing'
}

/** A body that breaks the model would hide a hole: every call gets past it. */
function answered(status: number, text: string, isObject: boolean): string {
	if (status === 403) return 'refused'
	if (isObject && status === 404) return 'missing'
	const isModel = /"code":"(?:invalid_model|request_not_valid)"/.test(text)
	return status < 500 && !isModel ? 'allowed' : `${status} ${text.slice(0, 300)}`
}

function contractNames(node: object, at = ''): string[] {
	if (isContractProcedure(node)) return [at]
	return Object.entries(node).flatMap(([key, value]: [string, object]) =>
		contractNames(value, at === '' ? key : `${at}.${key}`),
	)
}

describe('calls', () => {
	test('every call of the contract has a handler that says its right, and no other has', () => {
		expect(calls.map((it) => it.name).toSorted()).toEqual(contractNames(contract).toSorted())
	})

	test('a handler that does not say its right is refused', () => {
		const bare = { users: { list: api.backOffice.users.list.handler(() => Promise.reject()) } }
		expect(() => callsOf(bare)).toThrow('users.list does not say which right it asks for')
	})

	test('every sample belongs to a call', () => {
		const names = new Set(calls.map((it) => it.name))
		expect(Object.keys(routeSamples).filter((name) => !names.has(name))).toEqual([])
	})

	test('every path parameter has a sample', () => {
		const named = tried.filter((it) => it.path.includes('{'))
		const silent = named.filter(
			({ sample }) => sample.object === undefined && sample.path === undefined,
		)
		expect([named.length > 5, silent]).toEqual([true, []])
	})
})

const operatorShop: Site = {
	tenant: 'atelier',
	seller: 'lien.claes@atelier.example',
	customer: 'nora.simon@example.be',
}
const dupont: Site = {
	tenant: 'meubles-dupont',
	seller: 'claire@meubles-dupont.example',
	customer: 'nora.simon@example.be',
}
const martin: Site = {
	tenant: 'rangements-martin',
	seller: 'hugo@rangements-martin.example',
	customer: 'nora.simon@example.be',
}

const sites = [
	{
		here: operatorShop,
		there: dupont,
		people: {
			individual: 't.lambert@example.be',
			professional: 'bureau@studio-hetre.example',
			resellerEmployee: 'lien.claes@atelier.example',
			resellerAdmin: 'sofie.maes@atelier.example',
			stranger: 'paul@meubles-dupont.example',
		},
	},
	{
		here: dupont,
		there: martin,
		people: {
			individual: 'client@example.be',
			professional: 'chantier@renov-plus.example',
			resellerEmployee: 'claire@meubles-dupont.example',
			resellerAdmin: 'paul@meubles-dupont.example',
			stranger: 'julie@rangements-martin.example',
		},
	},
]

type Person = { name: string; email: string | null; viewer: Viewer; browser: Browser }

describe.each(sites)('who may call what in $here.tenant', ({ here, there, people }) => {
	let shop: Shop
	const persons: Person[] = []
	let objectOf: ReturnType<typeof objectsOf>

	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		await addIndividual(shop)
		const tenant = await shop.services.tenants.byCode(here.tenant)
		persons.push({
			name: 'visitor',
			email: null,
			viewer: { user: null, tenant },
			browser: shop.browse(here.tenant),
		})
		const operator = {
			supplier: 'fournisseur@gabarit.example',
			admin: 'admin@gabarit.example',
		}
		for (const [name, email] of Object.entries({ ...people, ...operator })) {
			const home = await homeOf(shop, email)
			const user = await userByEmail(shop.services.db, home, email)
			const browser = await standing(shop, email, home, here.tenant)
			persons.push({ name, email, viewer: { user, tenant }, browser })
		}
		objectOf = objectsOf(shop, here, there)
	})
	afterAll(() => shop.close())

	const ask = async (person: Person, call: Tried, values: Parameters) => {
		const { browser } = person
		const kept = new Map(browser.cookies)
		const answer = await sendCall(browser, call, values)
		browser.cookies.clear()
		for (const [name, value] of kept) browser.cookies.set(name, value)
		if (call.sample.endsSession && person.email !== null) {
			const home = await homeOf(shop, person.email)
			person.browser = await standing(shop, person.email, home, here.tenant)
		}
		return answer
	}

	/** One line a cell, as answered and as the table has it. */
	const cellsOf = async (call: Tried) => {
		const { object } = call.sample
		const outcomes: string[] = []
		const wanted: string[] = []
		for (const person of persons)
			for (const place of object ? places : [null]) {
				// Who is a visitor here has nothing of his own here, whatever account he has elsewhere.
				const isVisitor = rolesOf(person.viewer).includes('visitor')
				const email = isVisitor ? null : person.email
				const values = object && place ? await objectOf(object, place, email) : {}
				if (values === null) continue
				const answer = await ask(person, call, values)
				const cell = `${person.name} ${place ?? ''}`
				outcomes.push(`${cell}: ${answered(answer.status, answer.text, place !== null)}`)
				wanted.push(`${cell}: ${expected(person.viewer, call, place)}`)
			}
		return { outcomes, wanted }
	}

	test.each(tried)('$name answers each role as the rights say', async (call) => {
		const { outcomes, wanted } = await cellsOf(call)
		expect(outcomes).toEqual(wanted)
	})

	test('every route beside the contract is known', () => {
		const known = new Set(calls.map((it) => `${it.method} ${it.path.replace(/\{(\w+)\}/g, ':$1')}`))
		for (const address of emptyAddresses) known.add(`GET ${address}`)
		const others = shop.routes.filter(
			(route) =>
				!known.has(route) &&
				!route.startsWith('HEAD ') &&
				!route.endsWith(' /api/*') &&
				// A file of the built pages.
				!/^GET \/(?!api|locales).*\.\w+$/.test(route),
		)
		expect(others.toSorted()).toEqual(otherRoutes.toSorted())
	})

	test.each(triedOthers)('$name, beside the contract, answers each role', async (call) => {
		const { outcomes, wanted } = await cellsOf(call)
		expect(outcomes).toEqual(wanted)
	})
})

async function addIndividual({ services }: Shop): Promise<void> {
	await insertUser(services.db, {
		tenant: 'meubles-dupont',
		email: 'client@example.be',
		firstName: 'Anne',
		lastName: 'Client',
		role: 'IndividualCustomer',
		passwordHash: await hashPassword(password),
	})
}

async function homeOf({ services }: Shop, email: string): Promise<string> {
	for (const tenant of ['atelier', 'meubles-dupont', 'rangements-martin'])
		if (await userByEmail(services.db, tenant, email)) return tenant
	throw new Error(`no account ${email}`)
}

/** Logged in at home, then standing in this shop with the same session. */
async function standing(shop: Shop, email: string, home: string, here: string): Promise<Browser> {
	const entered = await shop.enter(email, home)
	const browser = shop.browse(here)
	for (const [name, value] of entered.cookies) browser.cookies.set(name, value)
	return browser
}

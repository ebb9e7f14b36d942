// What names the people and records of each shop, as the administrator of all shops lists them: numbers, ids, names
// and e-mails. They are sought in what the other shops' pages received; only where one was found is kept.

import type { UserRole } from '@gabarit/contract'
import type { Page } from '@playwright/test'
import { type Shop, shops } from './received.ts'

/** A name by what it is: `orders.reference`. */
export type Names = ReadonlyMap<string, string>

type Row = Record<string, unknown>
type ListPage = { rows: Row[]; next: string | null }

const accountRoles: readonly UserRole[] = [
	'ResellerAdmin',
	'ResellerEmployee',
	'Gabarit',
	'ProfessionalCustomer',
	'IndividualCustomer',
]

/** The query of each list that has records of a shop. */
const lists: { path: string; query: string; names: readonly string[] }[] = [
	{ path: 'orders', query: 'kind=order', names: ['reference', 'resellerReference', 'code'] },
	{ path: 'orders', query: 'kind=offer', names: ['reference', 'resellerReference', 'code'] },
	{ path: 'configurations', query: '', names: ['code', 'email'] },
	{
		path: 'users',
		query: accountRoles.map((role, at) => `roles[${at}]=${role}`).join('&'),
		names: ['id', 'email', 'companyName'],
	},
	{ path: 'samples', query: '', names: ['id', 'email'] },
	{ path: 'mailbox', query: '', names: ['id', 'to'] },
	{ path: 'outbox', query: '', names: ['id', 'to'] },
]

/** A name of a few letters is in many a word. */
const shortest = 6

function isRow(value: unknown): value is Row {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The full names of all persons in it. */
function fullNames(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(fullNames)
	if (!isRow(value)) return []
	const { firstName, lastName } = value
	const isNamed = typeof firstName === 'string' && typeof lastName === 'string'
	const here = isNamed ? [`${firstName} ${lastName}`] : []
	return [...here, ...Object.values(value).flatMap(fullNames)]
}

/** All that it says, full names too. */
export function saidIn(answer: unknown): string {
	return [JSON.stringify(answer), ...fullNames(answer)].join('\n')
}

async function rowsOf(admin: Page, path: string, query: string): Promise<Row[]> {
	const rows: Row[] = []
	let after: string | null = ''
	while (after !== null) {
		const from: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
		const page: ListPage = await admin.evaluate(
			async (address) => (await (await fetch(address)).json()) as ListPage,
			`/api/back-office/${path}?${query}&limit=100${from}`,
		)
		if (!('rows' in page)) throw new Error(`${path} has no rows: ${JSON.stringify(page)}`)
		rows.push(...page.rows)
		after = page.next
	}
	return rows
}

/** The operator's people work in every shop. */
const isOperator = ({ role }: Row) => role === 'Gabarit'

async function namesOf(admin: Page, shop: Shop): Promise<Names> {
	const found = new Map<string, string>()
	for (const { path, query, names } of lists) {
		const rows = await rowsOf(admin, path, `${query}&tenant=${shop}`)
		for (const row of rows.filter((it) => !isOperator(it))) {
			for (const name of names) {
				const value = row[name]
				if (typeof value === 'string') found.set(value, `${path}.${name}`)
			}
			for (const name of fullNames(row)) found.set(name, `${path}.name`)
		}
	}
	return new Map([...found].filter(([value]) => value.length >= shortest))
}

export type NamesOfShops = Record<Shop, Names>

export async function namesOfShops(admin: Page): Promise<NamesOfShops> {
	const all = {} as NamesOfShops
	for (const shop of shops) all[shop] = await namesOf(admin, shop)
	return all
}

/** Those of the other shop that are not also of one's own: people buy in several shops. */
export function othersOf(all: NamesOfShops, own: Shop, other: Shop): Names {
	return new Map([...all[other]].filter(([name]) => !all[own].has(name)))
}

// The lists of the back-office as its pages ask for them: who reads each, and what its filters are tried with.
import { contract } from '@gabarit/contract'
import { largest, type PersonName } from './filled-back-office.ts'
import { type Query, queriesOf, type Samples, type Schema } from './list-queries.ts'
import { idOf } from './many-orders.ts'

const day = 24 * 3600_000
const dayBack = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10)

/** A month half a year ago, open at one end or the other, and the last two weeks. */
const from = [dayBack(14), dayBack(200)]
const until = [dayBack(900), dayBack(170)]
const allDays: Samples = Object.fromEntries(
	['ordered', 'delivery', 'supplier', 'ready', 'offered', 'done', 'valid'].flatMap((name) => [
		[`${name}From`, from],
		[`${name}Until`, until],
	]),
)

const seller = idOf(`seller ${largest} 2`)
const customer = idOf(`customer ${largest} 12`)
const reference = '26-0081234'

/** A reference and its start, a code's start, an e-mail, a name, a name and a town, what none and what all have. */
const orderWords = [
	reference,
	'26-00812',
	'0047',
	'thomas',
	'thomas arlon',
	'van',
	'client7.example',
	'rue',
	'zzzz',
]

const orderSamples: Samples = {
	search: orderWords,
	rack: ['R7', 'R30'],
	colour: ['P1-white'],
	tenant: [largest, 'shop-3'],
	seller: ['me', 'none', seller],
	customer: [customer],
	...allDays,
}

type ListCall = { name: string; path: string; readers: readonly PersonName[]; queries: Query[] }

/** The model of a call's query. */
function inputOf(call: { '~orpc': { inputSchema?: unknown } }): Schema {
	const { inputSchema } = call['~orpc']
	const schema = inputSchema as Schema | undefined
	if (schema?.def.type !== 'object') throw new Error('a list without filters')
	return schema
}

const sellers = ['admin', 'operator seller', 'shop admin', 'seller'] as const
const all = [...sellers, 'supplier'] as const
const { backOffice } = contract

const orders = queriesOf(inputOf(backOffice.orders.list), { ...orderSamples, kind: [] })
const ofKind = (kind: 'order' | 'offer') => [
	...orders.map((query) => ({ kind, ...query })),
	{ kind, states: 'done', sort: 'total' },
	{ kind, view: 'inProduction', sort: 'deliveryAt', direction: 'asc' },
	{ kind, search: 'thomas', sort: 'total' },
	{ kind, seller, orderedFrom: dayBack(400), orderedUntil: dayBack(100) },
	{ kind, late: 'true', deliveryMode: 'pickUp' },
]

const account: Samples = {
	search: ['client 17', 'menuiserie', 'customer1', 'zzzz'],
	tenant: [largest, 'shop-3'],
}
const message: Samples = {
	search: [reference, 'commande', 'thomas', 'zzzz'],
	tenant: [largest, 'shop-3'],
	reference: [reference],
}
const design: Samples = {
	search: ['0047', 'client77@', reference, 'zzzz'],
	tenant: [largest],
	updatedFrom: from,
	updatedUntil: until,
}
const production: Samples = { ...orderSamples, search: orderWords.slice(0, 6) }

/** `export`, `rights` and the like are no lists. */
export const lists: ListCall[] = [
	{ name: 'orders', path: 'orders', readers: all, queries: ofKind('order') },
	{ name: 'offers', path: 'orders', readers: sellers, queries: ofKind('offer') },
	{
		name: 'references',
		path: 'orders/references',
		readers: ['admin', 'seller'],
		queries: [
			{ kind: 'order' },
			{ kind: 'order', states: 'done', sort: 'total' },
			{ kind: 'order', search: 'thomas' },
		],
	},
	{
		name: 'production',
		path: 'production',
		readers: ['admin', 'supplier'],
		queries: queriesOf(inputOf(backOffice.orders.production), production),
	},
	{
		name: 'payable',
		path: 'production/payable',
		readers: ['admin', 'supplier'],
		queries: [{}, { until: dayBack(400).slice(0, 7) }, { tenant: largest }],
	},
	{
		name: 'configurations',
		path: 'configurations',
		readers: all,
		queries: queriesOf(inputOf(backOffice.configurations.list), design),
	},
	{
		name: 'documents',
		path: 'documents',
		readers: ['admin', 'shop admin'],
		queries: queriesOf(inputOf(backOffice.documents.list), {
			tenant: [largest],
			day: [dayBack(0)],
		}),
	},
	{
		name: 'papers',
		path: 'documents/generated',
		readers: ['admin', 'shop admin'],
		queries: queriesOf(inputOf(backOffice.documents.generated), {
			...message,
			search: [reference, '0047', 'plan', 'zzzz'],
		}),
	},
	{
		name: 'samples',
		path: 'samples',
		readers: sellers,
		queries: queriesOf(inputOf(backOffice.samples.list), {
			tenant: [largest],
			search: ['thomas', 'van zzzz'],
		}),
	},
	{
		name: 'users',
		path: 'users',
		readers: ['admin', 'shop admin'],
		queries: queriesOf(inputOf(backOffice.users.list), account),
	},
	{
		name: 'professionals',
		path: 'professionals',
		readers: sellers,
		queries: queriesOf(inputOf(backOffice.professionals.list), account),
	},
	{
		name: 'resellers',
		path: 'resellers',
		readers: ['admin'],
		queries: queriesOf(inputOf(backOffice.resellers.list), { search: ['meubles', 'zzzz'] }),
	},
	{
		name: 'mails',
		path: 'mailbox',
		readers: sellers,
		queries: queriesOf(inputOf(backOffice.mailbox.list), message),
	},
	{
		name: 'deliveries',
		path: 'outbox',
		readers: all,
		queries: queriesOf(inputOf(backOffice.outbox.list), message),
	},
	{
		name: 'notifications',
		path: 'notifications',
		readers: all,
		queries: [{}, { unreadOnly: 'true' }],
	},
	{ name: 'sellers', path: 'orders/sellers', readers: sellers, queries: [{}] },
	{ name: 'session', path: 'session/me', readers: all, queries: [{}] },
	{
		name: 'search',
		path: 'search',
		readers: all,
		queries: [...orderWords, 'thmoas', 'menuiserie 12'].map((words) => ({ words })),
	},
]

const months = (count: number) => ({ from: dayBack(count * 30 - 1), until: dayBack(0) })

export const dashboards: Query[] = [
	...[1, 3, 12].map(months),
	{ ...months(12), against: 'year' },
	{ ...months(3), seller },
	{ ...months(3), seller: 'none' },
]

// Every state x every state x every viewpoint (11 x 11 x 7) through the calls themselves: what the table lists
// leads there, is audited and notifies whom it should; nothing else leads anywhere, and a refusal changes no row.
import { type OrderAction, type OrderStatus, orderActions, orderStatuses } from '@gabarit/contract'
import { randomStream } from '@gabarit/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsAt, type Kept, keep, seen, setOrderFields } from '../../../testing/orders/order-at.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import type { Order } from '../orders-table.ts'
import { linkUrl } from './order-links.ts'

const tenant = 'meubles-dupont'
const shopMail = 'info@meubles-dupont.example'
const operatorMail = 'bonjour@atelier.example'
const buyer = 'anne.buyer@example.be'

/** Who looks, with which account, and for whom he may act: C customer, S seller, M the supplier who makes it. */
const viewpoints = {
	visitor: { email: null, may: '' },
	individual: { email: null, may: 'C' },
	professional: { email: 'chantier@renov-plus.example', may: 'C' },
	resellerEmployee: { email: 'claire@meubles-dupont.example', may: 'S' },
	resellerAdmin: { email: 'paul@meubles-dupont.example', may: 'S' },
	supplier: { email: 'fournisseur@gabarit.example', may: 'M' },
	admin: { email: 'admin@gabarit.example', may: 'C S M' },
} as const
type Viewpoint = keyof typeof viewpoints
const names = Object.keys(viewpoints) as Viewpoint[]

type Setup = { from: OrderStatus; isSent: boolean; isPickUp: boolean }
/** Confirmed stands before and after it is sent; what is ready is brought or fetched. */
const setups: Setup[] = [
	...orderStatuses.map((from) => ({ from, isSent: madeBySupplier(from), isPickUp: false })),
	{ from: 'Confirmed', isSent: true, isPickUp: false },
	{ from: 'Ready', isSent: true, isPickUp: true },
]

function madeBySupplier(status: OrderStatus): boolean {
	return ['InProduction', 'Ready', 'Scheduled', 'Undelivered', 'Done'].includes(status)
}

type Row = {
	action: OrderAction
	from: string
	to: OrderStatus | null
	who: string
	/** C the customer, S the shop unless it did it itself, M the supplier once it was sent to him. */
	notifies: string
	only?: Partial<Setup>
}
// The table once more, with the call that asks for each row.
const rows: Row[] = [
	{
		action: 'acceptOffer',
		from: 'OfferInProgress',
		to: 'OfferAccepted',
		who: 'C S',
		notifies: 'C S',
	},
	{
		action: 'refuseOffer',
		from: 'OfferInProgress OfferAccepted',
		to: 'OfferRefused',
		who: 'C S',
		notifies: 'C S',
	},
	{ action: 'placeOrder', from: 'OfferAccepted', to: 'None', who: 'C S', notifies: 'C S' },
	{ action: 'acceptOrder', from: 'None', to: 'Confirmed', who: 'S', notifies: 'C S' },
	{
		action: 'refuseOrder',
		from: 'None Confirmed',
		to: 'Refused',
		who: 'S',
		notifies: 'C S M',
		only: { isSent: false },
	},
	{
		action: 'refuseOrder',
		from: 'Confirmed',
		to: 'Refused',
		who: 'M',
		notifies: 'C S M',
		only: { isSent: true },
	},
	{
		action: 'sendToSupplier',
		from: 'Confirmed',
		to: 'Confirmed',
		who: 'S',
		notifies: 'M',
		only: { isSent: false },
	},
	{
		action: 'sendToProduction',
		from: 'Confirmed',
		to: 'InProduction',
		who: 'M',
		notifies: 'C S',
		only: { isSent: true },
	},
	{ action: 'setReady', from: 'InProduction', to: 'Ready', who: 'M', notifies: 'C S' },
	{ action: 'refuseOrder', from: 'InProduction', to: 'Refused', who: 'M', notifies: 'C S M' },
	{
		action: 'schedule',
		from: 'Ready Scheduled Undelivered',
		to: 'Scheduled',
		who: 'M S',
		notifies: 'C S M',
	},
	{
		action: 'setDone',
		from: 'Ready',
		to: 'Done',
		who: 'M S',
		notifies: 'C S M',
		only: { isPickUp: true },
	},
	{ action: 'setDone', from: 'Scheduled', to: 'Done', who: 'M S', notifies: 'C S M' },
	{ action: 'setUndelivered', from: 'Scheduled', to: 'Undelivered', who: 'M S', notifies: 'C S M' },
	{ action: 'refuseOrder', from: 'Undelivered', to: 'Refused', who: 'M S', notifies: 'C S M' },
	{
		action: 'delete',
		from: 'OfferInProgress OfferAccepted OfferRefused None',
		to: null,
		who: 'S',
		notifies: '',
	},
]

/** The row that opens a call from where the order stands; a seller's deed is a seller's, also an admin's. */
function rowFor(action: OrderAction, setup: Setup, viewpoint: Viewpoint): Row | null {
	const may = viewpoints[viewpoint].may.split(' ')
	const found = rows.find(
		(row) =>
			row.action === action &&
			row.from.split(' ').includes(setup.from) &&
			row.who.split(' ').some((party) => may.includes(party)) &&
			(row.only?.isSent ?? setup.isSent) === setup.isSent &&
			(row.only?.isPickUp ?? setup.isPickUp) === setup.isPickUp,
	)
	return found ?? null
}

function messagesOf(row: Row, setup: Setup, viewpoint: Viewpoint): string[] {
	const may: readonly string[] = viewpoints[viewpoint].may.split(' ')
	const isNew = row.action === 'placeOrder'
	const isSent = setup.isSent || row.action === 'sendToSupplier'
	return row.notifies
		.split(' ')
		.flatMap((recipient) => {
			if (recipient === 'C') return `${isNew ? 'orderPlaced' : 'orderChanged'} to ${buyer}`
			if (recipient === 'S' && isNew) return `sellerNotice to ${shopMail}`
			if (recipient === 'S') return may.includes('S') ? [] : `orderNotice to ${shopMail}`
			const isNotified = recipient === 'M' && isSent && viewpoint !== 'supplier'
			return isNotified ? `supplierNotice to ${operatorMail}` : []
		})
		.concat(isNew ? ['webhook orderPlaced'] : [])
		.toSorted()
}

/** What a call that no row opens answers. */
function refusalFor(viewpoint: Viewpoint, { isSent }: Setup): string {
	if (viewpoint === 'visitor') return '403 not_logged_in'
	// Without an account he has his link; the back-office is shut.
	if (viewpoint === 'individual') return '403 not_logged_in'
	if (viewpoint === 'supplier' && !isSent) return '404 order_not_found'
	return '409 transition_not_allowed'
}

describe.each(testDatabases)('the order process by its calls on $name', (database) => {
	let shop: Shop
	let kept: Kept
	let token = ''
	const browsers = {} as Record<Viewpoint, Browser>
	/** `from to viewpoint` of every step that a call took. */
	const reached = new Set<string>()
	const seed = 1121
	const random = randomStream(seed)
	// The embedded database answers one call at a time: every fourth refusal there, every step that is open.
	const isAsked = () => database.name === 'PostgreSQL' || random() < 0.25

	beforeAll(async () => {
		shop = await openShop(database)
		for (const name of names) {
			const { email } = viewpoints[name]
			browsers[name] = email === null ? shop.browse(tenant) : await shop.enter(email, tenant)
		}
		const { technical } = browsers.resellerAdmin.client.backOffice
		await technical.update({
			revision: (await technical.get()).revision,
			useExternalApi: true,
			orderUrl: 'https://erp.example/orders',
			configurationEndUrl: 'https://erp.example/ended',
			method: 'POST',
			parameters: [],
			authentication: { mode: 'none', key: null, tokenUrl: null, scope: null, value: null },
		})
		const visitor = shop.browse(tenant)
		const customer = { firstName: 'Anne', lastName: 'Buyer', email: buyer, gsm: '+32 470 12 34 57' }
		const body = await orderOf(visitor, { customer: { type: 'Individual', ...customer } })
		const { reference, code } = await visitor.client.dressing.configuration.order(body)
		const here = await shop.services.tenants.byCode(tenant)
		const page = await linkUrl(shop.services, here, { code, email: buyer })
		token = page?.url?.split('/order/')[1] ?? ''
		kept = await keep(shop.services, reference)
		const { accounts, db } = shop.services
		kept.order.customerId = await accounts.customerIdOf(db, tenant, viewpoints.professional.email)
	})
	afterAll(() => shop.close())

	const put = async ({ from, isSent, isPickUp }: Setup): Promise<Order> =>
		setOrderFields(shop.services, kept, {
			...factsAt(from, noon),
			sentToSupplierAt: isSent ? noon : null,
			...(isPickUp && { deliveryMode: 'pickUp', deliveryAddress: null }),
		})

	/** By the customer's link where it has the call, by the back-office for everybody else. */
	const call = (viewpoint: Viewpoint, action: OrderAction, { revision, reference }: Order) => {
		const { ask } = browsers[viewpoint]
		const isOwn = viewpoint === 'individual'
		if (isOwn && (action === 'acceptOffer' || action === 'refuseOffer'))
			return ask('POST', '/api/order/act', { token, action, revision })
		return ask('POST', `/api/back-office/orders/${reference}/actions`, {
			action,
			revision,
			motive: 'Delayed',
			deliveryDate: '2026-12-20',
			paymentType: 'Bill',
			agreement: 'By telephone',
			termsAccepted: true,
		})
	}
	const place = ({ revision }: Order) =>
		browsers.individual.ask('POST', '/api/order/place', {
			token,
			revision,
			billingAddress: home,
			paymentType: 'Bill',
			termsAccepted: true,
		})

	type Answer = Awaited<ReturnType<typeof call>>
	const statusAndCode = (answer: Answer) =>
		`${answer.status} ${(JSON.parse(answer.text || 'null') as { code?: string } | null)?.code ?? ''}`

	const checkRefused = async (answer: Answer, wanted: string, before: unknown, cell: string) => {
		expect([cell, statusAndCode(answer)]).toEqual([cell, wanted])
		expect([cell, await seen(shop.services, kept)]).toEqual([cell, before])
	}

	const checkTaken = async (answer: Answer, row: Row, setup: Setup, viewpoint: Viewpoint) => {
		const cell = `${viewpoint} ${row.action} from ${setup.from}`
		const after = await seen(shop.services, kept)
		expect([cell, answer.status]).toEqual([cell, 200])
		expect([cell, after.order?.status ?? null]).toEqual([cell, row.to])
		expect([cell, after.messages]).toEqual([cell, messagesOf(row, setup, viewpoint)])
		expect([cell, after.steps.map((it) => [it.before, it.after])]).toEqual([
			cell,
			[[setup.from, row.to]],
		])
		if (row.to !== null) reached.add(`${setup.from} ${row.to} ${viewpoint}`)
	}

	test.each(setups)(
		'each role does only the listed actions from $from (sent to the supplier: $isSent, pick-up: $isPickUp)',
		async (setup) => {
			expect.hasAssertions()
			let order = await put(setup)
			let before = await seen(shop.services, kept)
			for (const viewpoint of names)
				for (const action of orderActions) {
					const row = rowFor(action, setup, viewpoint)
					const isByLink = viewpoint === 'individual' && action === 'placeOrder'
					if ((!row && !isAsked()) || isByLink) continue
					const answer = await call(viewpoint, action, order)
					if (row) {
						await checkTaken(answer, row, setup, viewpoint)
						order = await put(setup)
						before = await seen(shop.services, kept)
					} else {
						const hasLink = viewpoint === 'individual' && action.endsWith('Offer')
						const wanted = hasLink ? '409 transition_not_allowed' : refusalFor(viewpoint, setup)
						await checkRefused(answer, wanted, before, `${viewpoint} ${action} from ${setup.from}`)
					}
				}
		},
	)

	// What is fetched was offered without a zone: this form cannot be filled in for it.
	test.each(setups.filter((it) => !it.isPickUp))(
		'the customer orders on his page only an open offer: $from (sent to the supplier: $isSent)',
		async (setup) => {
			const order = await put(setup)
			const before = await seen(shop.services, kept)
			const answer = await place(order)
			const isOpen = setup.from === 'OfferInProgress' || setup.from === 'OfferAccepted'
			if (!isOpen) {
				const cell = `page from ${setup.from}`
				return checkRefused(answer, '409 transition_not_allowed', before, cell)
			}
			const after = await seen(shop.services, kept)
			expect([answer.status, after.order?.status]).toEqual([200, 'None'])
			// Who orders an offer has accepted it: two steps of the table, both audited, one mail.
			const accepting = setup.from === 'OfferInProgress' ? [[setup.from, 'OfferAccepted']] : []
			expect(after.steps.map((it) => [it.before, it.after])).toEqual([
				...accepting,
				['OfferAccepted', 'None'],
			])
			for (const { before: from, after: to } of after.steps) reached.add(`${from} ${to} individual`)
			const placed = rows.find((it) => it.action === 'placeOrder')
			expect(after.messages).toEqual(placed && messagesOf(placed, setup, 'individual'))
		},
	)

	test('of the 847 cells exactly those of the table were reached', () => {
		const cells = names.flatMap((viewpoint) =>
			orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ viewpoint, from, to }))),
		)
		expect(cells).toHaveLength(11 * 11 * 7)
		const listed = cells.filter(({ viewpoint, from, to }) => {
			const may = viewpoints[viewpoint].may.split(' ')
			return rows.some(
				(row) =>
					row.to === to &&
					row.from.split(' ').includes(from) &&
					row.who.split(' ').some((party) => may.includes(party)),
			)
		})
		const wanted = listed.map(({ viewpoint, from, to }) => `${from} ${to} ${viewpoint}`)
		expect([...reached].toSorted()).toEqual(wanted.toSorted())
		expect(wanted.length).toBeGreaterThan(50)
	})
})

// Orders and offers of both periods: in sum, span by span, by seller, by shop, and what was chosen most.
import type { Dashboard } from '@gabarit/contract'
import { colorsOf } from '@gabarit/engine'
import type { CallContext } from '../../lib/api.ts'
import type { DashboardScope } from './dashboard-table.ts'
import { type Periods, sameSpan, spansOf, within } from './periods.ts'
import {
	type Group,
	type OfferGroup,
	type OrderGroup,
	offerGroups,
	orderGroups,
} from './sold-table.ts'
import { total } from './total.ts'

const mostChosen = 10

type Groups<Row> = Record<Group, Row[]>

function byGroup<Row extends { by: Group }>(rows: readonly Row[]): Groups<Row> {
	const of = (group: Group) => rows.filter(({ by }) => by === group)
	return {
		day: of('day'),
		seller: of('seller'),
		shop: of('shop'),
		colour: of('colour'),
		racks: of('racks'),
	}
}

const onDay = <Row extends { key: string | null }>(rows: readonly Row[]) =>
	rows.map((row) => ({ ...row, day: row.key ?? '' }))

const ordersOf = ({ orders }: OrderGroup) => orders
const sumOf = ({ sum }: OrderGroup) => sum
const madeOf = ({ made }: OfferGroup) => made

function outcomesOf(rows: readonly OfferGroup[]): Dashboard['outcomes'] {
	return {
		ordered: total(rows, (row) => row.ordered),
		open: total(rows, (row) => row.open),
		lost: total(rows, (row) => row.lost),
	}
}

type Read<Row> = { these: Groups<Row>; those: Groups<Row> }

function soldBySpan(orders: Read<OrderGroup>, offers: Read<OfferGroup>, periods: Periods) {
	const days = { orders: onDay(orders.these.day), offers: onDay(offers.these.day) }
	const others = { orders: onDay(orders.those.day), offers: onDay(offers.those.day) }
	return spansOf(periods.now, periods.by).map((span) => {
		const inSpan = within(days.orders, span)
		const other = sameSpan(span, periods)
		return {
			...span,
			orders: total(inSpan, ordersOf),
			sum: total(inSpan, sumOf),
			ordersBefore: total(within(others.orders, other), ordersOf),
			offers: outcomesOf(within(days.offers, span)),
			offersBefore: total(within(others.offers, other), madeOf),
		}
	})
}

type Seller = {
	key: string | null
	name: string | null
	orders: number
	offers: number
	sum: number
}

/** By what they sold; who only made offers comes last. */
function compareSold(a: Seller, b: Seller): number {
	const sold = ({ orders, sum }: Seller) => (orders === 0 ? Number.NEGATIVE_INFINITY : sum)
	if (sold(a) !== sold(b)) return sold(b) - sold(a)
	if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
	return a.key < b.key ? -1 : 1
}

/** Each that sold or offered something; one who changed his name is still one. */
function soldBy(orders: readonly OrderGroup[], offers: readonly OfferGroup[]): Seller[] {
	const rows = new Map<string | null, Seller>()
	const add = (
		{ key, name }: Pick<Seller, 'key' | 'name'>,
		sold: number,
		sum: number,
		made: number,
	) => {
		const known = rows.get(key)
		rows.set(key, {
			key,
			name: known?.name ?? name,
			orders: (known?.orders ?? 0) + sold,
			offers: (known?.offers ?? 0) + made,
			sum: (known?.sum ?? 0) + sum,
		})
	}
	for (const row of orders) add(row, row.orders, row.sum, 0)
	for (const row of offers) add(row, 0, 0, row.made)
	return [...rows.values()].toSorted(compareSold)
}

type Chosen = { reference: string; orders: number }

/** Each rack of the orders that have the same ones. */
function rackCounts(rows: readonly OrderGroup[]): Chosen[] {
	const counts = new Map<string, number>()
	for (const { key, orders } of rows)
		for (const rack of JSON.parse(key ?? '[]') as string[])
			counts.set(rack, (counts.get(rack) ?? 0) + orders)
	return [...counts].map(([reference, orders]) => ({ reference, orders }))
}

function colourCounts(rows: readonly OrderGroup[]): Chosen[] {
	return rows.flatMap(({ key, orders }) => (key === null ? [] : { reference: key, orders }))
}

/** The most ordered of the period, beside how often they were ordered in the other. */
function mostOf(rows: readonly Chosen[], others: readonly Chosen[]) {
	const before = new Map(others.map(({ reference, orders }) => [reference, orders]))
	const most = rows.toSorted((a, b) => b.orders - a.orders || (a.reference < b.reference ? -1 : 1))
	return most.slice(0, mostChosen).map(({ reference, orders }) => ({
		reference,
		value: orders,
		before: before.get(reference) ?? 0,
	}))
}

async function chosenIn(
	{ services, language }: CallContext,
	{ these, those }: Read<OrderGroup>,
): Promise<Pick<Dashboard, 'racks' | 'colours'>> {
	const known = colorsOf((await services.prices.inForce()).catalogue)
	return {
		racks: mostOf(rackCounts(these.racks), rackCounts(those.racks)).map(
			({ reference, ...rest }) => ({ rack: reference, ...rest }),
		),
		colours: mostOf(colourCounts(these.colour), colourCounts(those.colour)).map(
			({ reference, ...rest }) => ({
				colour: reference,
				name: known.get(reference)?.label[language] ?? reference,
				hex: known.get(reference)?.hex ?? null,
				...rest,
			}),
		),
	}
}

export async function soldIn(context: CallContext, scope: DashboardScope, periods: Periods) {
	const { db } = context.services
	const { now, before } = periods
	const [ordersNow, ordersBefore, offersNow, offersBefore] = await Promise.all([
		orderGroups(db, scope, now, ['day', 'seller', 'shop', 'colour', 'racks']),
		orderGroups(db, scope, before, ['day', 'colour', 'racks']),
		offerGroups(db, scope, now, ['day', 'seller', 'shop']),
		offerGroups(db, scope, before, ['day']),
	])
	const orders = { these: byGroup(ordersNow), those: byGroup(ordersBefore) }
	const offers = { these: byGroup(offersNow), those: byGroup(offersBefore) }
	const sellers = scope.sentOnly ? [] : soldBy(orders.these.seller, offers.these.seller)
	const shops = scope.tenant === null ? soldBy(orders.these.shop, offers.these.shop) : []
	return {
		orders: {
			value: total(orders.these.day, ordersOf),
			before: total(orders.those.day, ordersOf),
		},
		sum: { value: total(orders.these.day, sumOf), before: total(orders.those.day, sumOf) },
		offers: { value: total(offers.these.day, madeOf), before: total(offers.those.day, madeOf) },
		outcomes: outcomesOf(offers.these.day),
		spans: soldBySpan(orders, offers, periods),
		sellers: sellers.map(({ key, ...row }) => ({ seller: key, ...row })),
		shops: shops.map(({ key, orders: count, offers: made, sum }) => ({
			shop: key ?? '',
			orders: count,
			offers: made,
			sum,
		})),
		...(await chosenIn(context, orders)),
	}
}

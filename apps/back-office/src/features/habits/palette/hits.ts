// What the palette offers, in the order of its rows.
import type { FoundEverywhere } from '@gabarit/contract'
import type { IconName } from '@gabarit/ui'
import { stringifySearch } from '../../../lib/address.ts'

export const hitKinds = [
	'pages',
	'orders',
	'offers',
	'customers',
	'configurations',
	'people',
	'shops',
] as const
type HitKind = (typeof hitKinds)[number]

export type Hit = {
	key: string
	kind: HitKind
	/** Within the back-office. */
	href: string
	icon: IconName
	name: string
	more: string
	state?: Pick<FoundOrder, 'state' | 'deliveryMode'>
	end?: string
}

export type HitWords = {
	money: (cents: number) => string
	code: (code: string) => string
	size: (width: number, height: number) => string
	newest: (reference: string) => string
	person: (kind: 'user' | 'professional') => string
	/** Null for who sees one shop only. */
	shop: (code: string) => string | null
	/** A shop is chosen: a list then opens for the shop of its hit. */
	isOfShop: boolean
}

const joined = (...parts: (string | null)[]) =>
	parts.filter((part) => part !== null && part !== '').join(', ')

type FoundOrder = FoundEverywhere['orders'][number]

function orderHit(kind: 'orders' | 'offers', words: HitWords) {
	return ({ reference, tenant, customer, city, state, deliveryMode, total }: FoundOrder): Hit => ({
		key: `${kind}-${tenant}-${reference}`,
		kind,
		href: `/${kind}/${reference}`,
		icon: kind === 'orders' ? 'file' : 'mail',
		name: `${reference} ${customer}`,
		more: joined(city, words.shop(tenant)),
		state: { state, deliveryMode },
		...(total !== null && { end: words.money(total) }),
	})
}

/** A customer has no page of his own: his orders or offers are shown. */
function customerHit(words: HitWords) {
	return ({ name, tenant, email, reference, kind }: FoundEverywhere['customers'][number]): Hit => ({
		key: `customer-${tenant}-${reference}`,
		kind: 'customers',
		href: `/${kind === 'order' ? 'orders' : 'offers'}${stringifySearch({ view: 'all', search: email ?? name, ...(words.isOfShop && { shop: tenant }) })}`,
		icon: 'user',
		name,
		more: joined(email, words.shop(tenant)),
		end: words.newest(reference),
	})
}

function designHit(words: HitWords) {
	return (design: FoundEverywhere['configurations'][number]): Hit => {
		const { code, tenant, width, height, reference, customer } = design
		const size = width === null || height === null ? null : words.size(width, height)
		return {
			key: `design-${tenant}-${code}`,
			kind: 'configurations',
			href: `/configurations/${code}`,
			icon: 'ruler',
			name: words.code(code),
			more: joined(size, customer, words.shop(tenant)),
			...(reference !== null && { end: reference }),
		}
	}
}

function personHit(words: HitWords) {
	return ({ id, kind, name, company, email, tenant }: FoundEverywhere['people'][number]): Hit => ({
		key: `person-${id}`,
		kind: 'people',
		href: `/${kind}s/${id}`,
		icon: 'user',
		name: company ?? name,
		more: joined(company === null ? null : name, email, words.shop(tenant)),
		end: words.person(kind),
	})
}

function shopHit({ code, name }: FoundEverywhere['shops'][number]): Hit {
	return {
		key: `shop-${code}`,
		kind: 'shops',
		href: `/resellers/${code}`,
		icon: 'pin',
		name,
		more: code,
	}
}

export function hitsOf(found: FoundEverywhere, words: HitWords): Hit[] {
	return [
		...found.orders.map(orderHit('orders', words)),
		...found.offers.map(orderHit('offers', words)),
		...found.customers.map(customerHit(words)),
		...found.configurations.map(designHit(words)),
		...found.people.map(personHit(words)),
		...found.shops.map(shopHit),
	]
}

// What was asked of the demo's shops in thirteen months: who, when, which design, and how it goes on. Busy in spring and
// autumn, quiet in August and around the new year.
import type { Service, StateLabel } from '@gabarit/contract'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import { type Chance, chanceOf } from './demo-chance.ts'
import { type CustomerBook, customerBook, type DemoCustomer } from './demo-customers.ts'
import { demoDesigns } from './demo-designs.ts'

/** How an offer ends; `open`: whatever the customer decides, he has not yet. */
type OfferFate = 'ordered' | 'orderedOnline' | 'refused' | 'cancelled' | 'expired'
/** How an order ends that is not delivered. */
type OrderFate = 'delivered' | 'refusedAtOnce' | 'refusedPaid' | 'refusedBySupplier'

export type DemoRequest = {
	index: number
	tenant: string
	/** E-mail of the seller who wrote it; without one it was the customer. */
	by: string | null
	/** Who answers it in the shop. */
	seller: string
	at: Date
	kind: 'offer' | 'order'
	design: number
	/** Saved as this one before, under the same code. */
	savedAs: number | null
	customer: DemoCustomer
	isPickUp: boolean
	services: Service[]
	deliveryPrice?: number
	resellerReference?: string
	promo: string | null
	remark: string | null
	paymentType: 'Online' | 'Bill'
	/** Of an online payment: the deposit, or all of it at once. */
	paysAll: boolean
	/** A first try failed. */
	failsFirst: boolean
	/** Not paid after the delivery. */
	staysUnpaid: boolean
	isSlow: boolean
	isUndelivered: boolean
	revisions: number
	offerFate: OfferFate
	orderFate: OrderFate
	/** Where it stands today: nothing happens to it after that state. */
	standsAt: StateLabel | null
	chance: Chance
}

const hour = 3600_000
export const demoDays = 395
const requests = 372

/** Before the first of its orders. */
export function demoSince(now: Date): Date {
	return new Date(now.getTime() - (demoDays + 7) * 24 * hour)
}

/** By month, January first. */
const seasons = [0.75, 1, 1.45, 1.5, 1.25, 0.85, 0.6, 0.3, 1.3, 1.55, 1.35, 0.75]
/** By day of the week, Sunday first. */
const week = [0.35, 1, 1, 1.05, 1, 1.1, 1.25]

function weightOf(day: string, daysAgo: number): number {
	const month = Number(day.slice(5, 7)) - 1
	const isHoliday = day.slice(5) >= '12-22' || day.slice(5) <= '01-03'
	const season = isHoliday ? 0.12 : (seasons[month] ?? 1)
	const weekday = week[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1
	// The shops sell somewhat more than a year ago.
	return season * weekday * (1.1 - daysAgo / 2000)
}

/** As many days as requests, the busy ones more than once; the last is today. */
function daysOf(today: string, count: number, chance: Chance): string[] {
	const days = Array.from({ length: demoDays + 1 }, (_, i) => addDays(today, i - demoDays))
	const weights = days.map((day, i) => weightOf(day, demoDays - i))
	const total = weights.reduce((sum, weight) => sum + weight, 0)
	const chosen: string[] = []
	let passed = 0
	for (const [i, day] of days.entries()) {
		passed += weights[i] ?? 0
		while (chosen.length < count && (chosen.length + chance.next()) / count <= passed / total)
			chosen.push(day)
	}
	return chosen
}

const sellers: Record<string, [string, number][]> = {
	atelier: [
		['sofie.maes@atelier.example', 5],
		['lien.claes@atelier.example', 4],
		['nils.aubert@atelier.example', 3],
	],
	'meubles-dupont': [
		['paul@meubles-dupont.example', 3],
		['claire@meubles-dupont.example', 4],
		['amina@meubles-dupont.example', 2],
	],
	'rangements-martin': [
		['julie@rangements-martin.example', 3],
		['hugo@rangements-martin.example', 3],
	],
}
/** She left four months ago; Sofie took over what was hers. */
const formerSeller = { email: 'elise.roland@atelier.example', until: 120 }
const successor = 'sofie.maes@atelier.example'

export function sellerAt({ seller }: Pick<DemoRequest, 'seller'>, daysAgo: number): string {
	return seller === formerSeller.email && daysAgo < formerSeller.until ? successor : seller
}

const remarks = [
	'Ascenseur 900 x 2 100, appeler avant de livrer.',
	'Mur de gauche en plâtre, à fixer avec des chevilles adaptées.',
	'Merci de livrer avant 10 h.',
	'Sonner au rez-de-chaussée, le bouton du deuxième ne marche pas.',
	'Parquet posé le mois prochain, il faut le protéger.',
	'La prise derrière le meuble doit rester accessible.',
]

/** The first designs, of which one may become another before it is ordered. */
const dressings = 5

/** The first ten are dressings, which sell twice as often. */
const dressingDesigns = 10
const designShares = [...demoDesigns.keys()].map(
	(design) => [design, design < dressingDesigns ? 4 : 2] as const,
)

type Shop = { tenant: string; share: number; offers: number; visitors: number }
const shops: Shop[] = [
	{ tenant: 'atelier', share: 60, offers: 0.42, visitors: 0.5 },
	{ tenant: 'meubles-dupont', share: 24, offers: 0.5, visitors: 0.2 },
	// Its prices are hidden, so its sellers write everything.
	{ tenant: 'rangements-martin', share: 16, offers: 0.55, visitors: 0 },
]

function sellerOf(tenant: string, daysAgo: number, chance: Chance): string {
	if (tenant === 'atelier' && daysAgo > formerSeller.until && chance.is(0.25))
		return formerSeller.email
	return chance.weighted(sellers[tenant] ?? [])
}

type Buyer = Pick<DemoRequest, 'customer' | 'by' | 'seller'>
type Asked = { shop: Shop; daysAgo: number; chance: Chance; index: number }

function buyerOf(book: CustomerBook, former: DemoCustomer[], asked: Asked): Buyer {
	const { shop, daysAgo, chance } = asked
	const { tenant } = shop
	const seller = sellerOf(tenant, daysAgo, chance)
	if (chance.is(0.13)) {
		const customer = chance.of(book.professionals(tenant))
		const isKnown = /studio-hetre|renov-plus/u.test(customer.email)
		return { customer, seller, by: isKnown && chance.is(0.7) ? customer.email : seller }
	}
	const again = former.filter((it) => it.tenant === tenant)
	const customer =
		again.length > 10 && chance.is(0.1) ? chance.of(again) : book.individual(tenant, chance)
	if (customer.company === undefined) former.push(customer)
	return { customer, seller, by: chance.is(shop.visitors) ? null : seller }
}

function servicesOf(tenant: string, isPickUp: boolean, chance: Chance): Service[] {
	if (isPickUp) return []
	const floors = chance.between(1, 4)
	return [
		...(chance.is(0.14) ? [{ code: 'carryIn' as const, floors }] : []),
		...(tenant !== 'rangements-martin' && chance.is(0.12) ? [{ code: 'fitting' as const }] : []),
	]
}

function promoOf({ shop, daysAgo, chance }: Asked): string | null {
	if (shop.tenant === 'meubles-dupont') return chance.is(0.12) ? 'DUPONT50' : null
	if (shop.tenant !== 'atelier' || !chance.is(0.12)) return null
	return daysAgo >= 12 && daysAgo <= 88 && chance.is(0.5) ? 'ETE10' : 'ATELIER5'
}

function offerFateOf({ tenant }: Shop, chance: Chance): OfferFate {
	const fates = [
		['ordered', 38],
		['orderedOnline', tenant === 'atelier' ? 20 : 0],
		['refused', 13],
		['cancelled', 7],
		['expired', 20],
	] as const
	return chance.weighted(fates)
}

function orderFateOf(chance: Chance): OrderFate {
	return chance.weighted([
		['delivered', 93],
		['refusedAtOnce', 3.5],
		['refusedPaid', 2.5],
		['refusedBySupplier', 1],
	])
}

function wayOf(asked: Asked, { by, customer }: Buyer) {
	const { shop, daysAgo, chance } = asked
	const { tenant } = shop
	const isPickUp = chance.is(customer.address.country === 'FR' && tenant === 'atelier' ? 0.05 : 0.2)
	const isSeller = by !== null && by !== customer.email
	const isOnline = tenant === 'atelier' && chance.is(isSeller ? 0.15 : 0.8)
	return {
		isPickUp,
		services: servicesOf(tenant, isPickUp, chance),
		promo: promoOf({ ...asked, daysAgo }),
		remark: chance.is(0.15) ? chance.of(remarks) : null,
		paymentType: isOnline ? ('Online' as const) : ('Bill' as const),
		...(isSeller &&
			tenant === 'meubles-dupont' && {
				resellerReference: `MD-${1200 + asked.index}`,
				...(!isPickUp && chance.is(0.15) && { deliveryPrice: 9900 }),
			}),
	}
}

function requestOf(asked: Asked, buyer: Buyer, at: Date): DemoRequest {
	const { shop, chance, index } = asked
	const design = chance.weighted(designShares)
	const isOffer = chance.is(shop.offers)
	return {
		index,
		tenant: shop.tenant,
		...buyer,
		at,
		kind: isOffer ? 'offer' : 'order',
		design,
		savedAs: design < dressings && chance.is(0.12) ? (design + 1) % dressings : null,
		...wayOf(asked, buyer),
		paysAll: chance.is(0.3),
		failsFirst: chance.is(0.08),
		staysUnpaid: chance.is(0.03),
		isSlow: chance.is(0.09),
		isUndelivered: chance.is(0.06),
		revisions: chance.weighted([
			[0, 70],
			[1, 22],
			[2, 8],
		]),
		offerFate: offerFateOf(shop, chance),
		orderFate: orderFateOf(chance),
		standsAt: null,
		chance,
	}
}

type Standing = {
	state: StateLabel
	/** So many of those that are at least so many days old, the newest. */
	count: number
	days: number
	fits: (request: DemoRequest) => boolean
	change?: Partial<DemoRequest>
}

const isSold = ({ kind, orderFate }: DemoRequest) => kind === 'order' && orderFate === 'delivered'
const isOf = (tenant: string) => (request: DemoRequest) =>
	request.tenant === tenant && isSold(request)
const brought = { isUndelivered: true, isPickUp: false }

/** Whatever the season, somebody waits for each of the shops' people. */
const standings: Standing[] = [
	{ state: 'waiting', count: 6, days: 0, fits: isOf('atelier') },
	{ state: 'waiting', count: 2, days: 0, fits: isOf('meubles-dupont') },
	{ state: 'waiting', count: 1, days: 0, fits: isOf('rangements-martin') },
	{
		state: 'refused',
		count: 2,
		days: 7,
		fits: (request) => isOf('atelier')(request) && request.paymentType === 'Online',
		change: { orderFate: 'refusedPaid', failsFirst: false },
	},
	{ state: 'confirmed', count: 3, days: 3, fits: isOf('atelier') },
	{ state: 'sent', count: 3, days: 11, fits: isOf('atelier') },
	{ state: 'sent', count: 3, days: 11, fits: isSold },
	{ state: 'ready', count: 3, days: 50, fits: isOf('atelier') },
	{ state: 'undelivered', count: 3, days: 62, fits: isSold, change: brought },
	{
		state: 'offerAccepted',
		count: 4,
		days: 6,
		fits: ({ tenant, kind }) => tenant === 'atelier' && kind === 'offer',
		change: { offerFate: 'ordered', revisions: 0 },
	},
]

function withStandings(made: DemoRequest[], now: Date): DemoRequest[] {
	const chosen = new Map<DemoRequest, DemoRequest>()
	for (const { state, count, days, fits, change } of standings) {
		const before = now.getTime() - days * 24 * hour
		const free = made.filter((it) => fits(it) && !chosen.has(it) && it.at.getTime() < before)
		for (const request of free.slice(-count))
			chosen.set(request, { ...request, ...change, standsAt: state })
	}
	return made.map((request) => chosen.get(request) ?? request)
}

/** In the order of their days. */
export function demoYear(now: Date): DemoRequest[] {
	const chance = chanceOf(1)
	const book = customerBook(chanceOf(2))
	const former: DemoCustomer[] = [book.known('t.lambert@example.be')]
	const shares = shops.map((shop) => [shop, shop.share] as const)
	const today = brusselsDay(now)
	const made = daysOf(today, requests, chance).map((day, index) => {
		const own = chanceOf(1000 + index)
		const daysAgo = Math.round((now.getTime() - Date.parse(`${day}T12:00:00Z`)) / (24 * hour))
		const asked: Asked = { shop: own.weighted(shares), daysAgo, chance: own, index }
		const buyer = buyerOf(book, former, asked)
		const first = buyer.by === null ? 6 : 8
		const at = Date.parse(`${day}T00:00:00Z`) + own.between(first * 60, 16 * 60 + 40) * 60_000
		return requestOf(asked, buyer, new Date(at))
	})
	const asked = made
		.filter(({ at }) => at < now)
		.toSorted((a, b) => a.at.getTime() - b.at.getTime())
	return withStandings(asked, now)
}

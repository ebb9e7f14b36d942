// How an order of the demo goes on: its next step and when, from its state. Steps after today do not happen, so every
// order stands where it would.
import type { OrderAction } from '@gabarit/contract'
import type { Order } from '../../features/orders/orders-table.ts'
import { openAmountOf } from '../../features/orders/process/order-money.ts'
import { addDays, brusselsDay, workingDaysAfter } from '../../lib/calendar.ts'
import type { Chance } from './demo-chance.ts'
import type { DemoRequest } from './demo-year.ts'

export type DemoParty = 'customer' | 'seller' | 'supplier'

export type DemoStep =
	| {
			kind: 'act'
			by: DemoParty
			action: OrderAction
			motive?: string
			deliveryDate?: string
			paymentType?: 'Bill'
			agreement?: string
	  }
	| { kind: 'expire' }
	| { kind: 'orderOnline' }
	| { kind: 'payOnline'; amount: number; outcome: 'paid' | 'failed' }
	| { kind: 'payByHand'; amount: number; how: 'transfer' | 'cash' | 'card'; note?: string }
	| { kind: 'refund'; amount?: number; reason: string }
	| { kind: 'revise'; percentage: number; reason: string }
	| { kind: 'supplierDate'; day: string }
	| { kind: 'pallets'; pallets: number }
	| { kind: 'note'; text: string }
	| { kind: 'correctGsm'; gsm: string }
	/** The customer signed that his house is old enough for the reduced rate. */
	| { kind: 'attest' }

export type Timed = { at: Date; step: DemoStep }

/** What has been done once and is not done again. */
export type Memory = Set<string>

const hour = 3600_000
const minute = 60_000

/** In opening hours, so many working days later. */
function atWork(from: Date, days: number, chance: Chance): Date {
	if (days === 0) return new Date(from.getTime() + chance.between(50, 190) * minute)
	const day = workingDaysAfter(brusselsDay(from), days, 'BE')
	return timeOn(day, chance)
}

function timeOn(day: string, chance: Chance): Date {
	return new Date(Date.parse(`${day}T07:30:00Z`) + chance.between(0, 8 * 60) * minute)
}

/** Whenever a customer has time. */
function atHome(from: Date, days: number, chance: Chance): Date {
	const day = addDays(brusselsDay(from), days)
	const at = new Date(Date.parse(`${day}T08:00:00Z`) + chance.between(0, 12 * 60) * minute)
	return at > from ? at : new Date(from.getTime() + chance.between(10, 90) * minute)
}

const motives = {
	offer: [
		'Nous avons choisi un autre fournisseur.',
		'Le chantier est reporté à l’année prochaine.',
		'Le budget ne suit pas cette année.',
	],
	cancelled: ['Sans réponse après deux rappels.', 'Le client a déménagé.'],
	atOnce: [
		'Le client a changé d’avis après la mesure sur place.',
		'Commande passée deux fois par erreur.',
	],
	unpaid: 'L’acompte n’est pas venu, le client ne répond plus.',
	paid: [
		'Le client renonce, la vente de la maison ne se fait pas.',
		'Niche rebouchée par le plafonneur, le meuble n’entre plus.',
	],
	supplier: ['Ce décor n’est plus livrable avant six mois.'],
	undelivered: [
		'Personne sur place à 10 h 15.',
		'L’ascenseur est trop petit pour les montants.',
		'Chantier pas prêt, le sol vient d’être coulé.',
	],
}
const agreements = ['Par téléphone', 'Offre signée en magasin', 'Par e-mail']
const notes = [
	'A rappelé pour la date : plutôt un matin.',
	'Mesure vérifiée sur place, tout va bien.',
	'Préfère être appelé après 17 h.',
	'Livraison avec le voisin du troisième, à coordonner.',
]
const gestures = ['Geste commercial', 'Deuxième meuble', 'Remise de fidélité']

type Asked = { order: Order; request: DemoRequest; memory: Memory; at: Date }

const act = (by: DemoParty, action: OrderAction, more: object = {}): DemoStep => ({
	kind: 'act',
	by,
	action,
	...more,
})

function once(memory: Memory, what: string): boolean {
	if (memory.has(what)) return false
	memory.add(what)
	return true
}

function ofOffer(asked: Asked): Timed {
	const decided = decisionOn(asked)
	const last = asked.order.validUntil
	return last === null || brusselsDay(decided.at) <= last ? decided : expiring(last)
}

function expiring(last: string): Timed {
	return { at: new Date(`${addDays(last, 1)}T02:10:00Z`), step: { kind: 'expire' } }
}

function decisionOn({ order, request, at }: Asked): Timed {
	const { chance, offerFate, revisions } = request
	if (order.offerVersion <= revisions) {
		const percentage = chance.of([3, 5, 8])
		const step: DemoStep = { kind: 'revise', percentage, reason: chance.of(gestures) }
		return { at: atWork(at, chance.between(1, 4), chance), step }
	}
	switch (offerFate) {
		case 'ordered': {
			const by = chance.is(0.6) ? 'customer' : 'seller'
			return { at: atHome(at, chance.between(2, 17), chance), step: act(by, 'acceptOffer') }
		}
		case 'orderedOnline':
			return { at: atHome(at, chance.between(1, 14), chance), step: { kind: 'orderOnline' } }
		case 'refused': {
			const motive = chance.of(motives.offer)
			const when = atHome(at, chance.between(3, 22), chance)
			return { at: when, step: act('customer', 'refuseOffer', { motive }) }
		}
		case 'cancelled': {
			const motive = chance.of(motives.cancelled)
			const when = atWork(at, chance.between(8, 17), chance)
			return { at: when, step: act('seller', 'refuseOffer', { motive }) }
		}
		case 'expired':
			return expiring(order.validUntil ?? brusselsDay(at))
	}
}

function ofAccepted({ order, request: { chance }, at }: Asked): Timed {
	const agreed = { paymentType: 'Bill', agreement: chance.of(agreements) }
	const planned = atWork(at, chance.between(0, 3), chance)
	const isInTime = order.validUntil === null || brusselsDay(planned) <= order.validUntil
	const when = isInTime ? planned : new Date(at.getTime() + 20 * minute)
	return { at: when, step: act('seller', 'placeOrder', agreed) }
}

/** The deposit of an online order, a second try after one that failed, or its end without a payment. */
function unpaidOnline({ order, request, memory, at }: Asked): Timed {
	const { chance, failsFirst, paysAll, orderFate } = request
	const amount = paysAll ? order.total : order.deposit
	const soon = new Date(at.getTime() + chance.between(3, 14) * minute)
	if (orderFate === 'refusedAtOnce') {
		const when = atWork(at, chance.between(8, 11), chance)
		return { at: when, step: act('seller', 'refuseOrder', { motive: motives.unpaid }) }
	}
	if (failsFirst && once(memory, 'failed'))
		return { at: soon, step: { kind: 'payOnline', amount, outcome: 'failed' } }
	if (failsFirst && once(memory, 'accepted'))
		return { at: atWork(at, chance.between(0, 1), chance), step: act('seller', 'acceptOrder') }
	const when = failsFirst ? atHome(at, chance.between(1, 6), chance) : soon
	return { at: when, step: { kind: 'payOnline', amount, outcome: 'paid' } }
}

/** A house of a private person in Belgium, where the furniture is fitted. */
function mayAttest({ order: { services, customer, deliveryAddress }, request }: Asked): boolean {
	const isFitted = services.some(({ code }) => code === 'fitting')
	const isHome = customer.type === 'Individual' && deliveryAddress?.country === 'BE'
	return isFitted && isHome && request.chance.is(0.4)
}

function ofWaiting(asked: Asked): Timed {
	const { order, request, memory, at } = asked
	const { chance } = request
	if (order.paymentType === 'Online') return unpaidOnline(asked)
	if (mayAttest(asked) && once(memory, 'attested'))
		return { at: atWork(at, 0, chance), step: { kind: 'attest' } }
	if (request.orderFate === 'refusedAtOnce') {
		const motive = chance.of(motives.atOnce)
		const when = atWork(at, chance.between(1, 3), chance)
		return { at: when, step: act('seller', 'refuseOrder', { motive }) }
	}
	return { at: atWork(at, chance.between(0, 2), chance), step: act('seller', 'acceptOrder') }
}

/** A deposit by transfer for most orders on account. */
function depositByHand({ order, request, memory, at }: Asked): Timed | null {
	const { chance } = request
	if (order.paymentType !== 'Bill' || !once(memory, 'deposit') || !chance.is(0.75)) return null
	const amount = Math.round((order.total * 0.4) / 100) * 100
	const step: DemoStep = { kind: 'payByHand', amount, how: 'transfer', note: 'Acompte de 40 %' }
	return { at: atWork(at, chance.between(1, 4), chance), step }
}

function ofConfirmed(asked: Asked): Timed {
	const { request, order, at } = asked
	const { chance } = request
	const deposit = depositByHand(asked)
	if (deposit) return deposit
	if (request.orderFate === 'refusedPaid' && order.paid > 0) {
		const motive = chance.of(motives.paid)
		const when = atWork(at, chance.between(1, 3), chance)
		return { at: when, step: act('seller', 'refuseOrder', { motive }) }
	}
	return { at: atWork(at, chance.between(0, 2), chance), step: act('seller', 'sendToSupplier') }
}

function ofSent({ request, order, memory, at }: Asked): Timed {
	const { chance, orderFate } = request
	if (orderFate === 'refusedBySupplier') {
		const motive = chance.of(motives.supplier)
		const when = atWork(at, chance.between(2, 4), chance)
		return { at: when, step: act('supplier', 'refuseOrder', { motive }) }
	}
	if (order.supplierDate !== null && chance.is(0.07) && once(memory, 'date')) {
		const day = workingDaysAfter(order.supplierDate, chance.between(3, 8), 'BE')
		return { at: atWork(at, 1, chance), step: { kind: 'supplierDate', day } }
	}
	return { at: atWork(at, chance.between(2, 7), chance), step: act('supplier', 'sendToProduction') }
}

function ofProduction({ request, order, memory, at }: Asked): Timed {
	const { chance, isSlow } = request
	if (chance.is(0.05) && once(memory, 'pallets')) {
		const pallets = order.pallets + 1
		return { at: atWork(at, chance.between(2, 5), chance), step: { kind: 'pallets', pallets } }
	}
	const last = order.supplierDate ?? brusselsDay(at)
	const late = isSlow ? chance.between(6, 15) : chance.between(-5, 1)
	const planned = timeOn(
		late > 0 ? workingDaysAfter(last, late, 'BE') : addDays(last, late),
		chance,
	)
	const soonest = atWork(at, 2, chance)
	return { at: weekday(planned > soonest ? planned : soonest), step: act('supplier', 'setReady') }
}

/** On a Saturday or a Sunday nobody is in the workshop: the Monday after. */
function weekday(at: Date): Date {
	const more = [1, 0, 0, 0, 0, 0, 2][at.getUTCDay()] ?? 0
	return new Date(at.getTime() + more * 24 * hour)
}

function ofReady({ request, order, at }: Asked): Timed {
	const { chance } = request
	if (order.deliveryMode === 'pickUp' && chance.is(0.6))
		return { at: atWork(at, chance.between(1, 6), chance), step: act('seller', 'setDone') }
	return scheduling(request, at)
}

function scheduling({ chance }: DemoRequest, from: Date): Timed {
	const at = atWork(from, chance.between(0, 2), chance)
	const deliveryDate = workingDaysAfter(brusselsDay(at), chance.between(3, 7), 'BE')
	const by = chance.is(0.7) ? 'seller' : 'supplier'
	return { at, step: act(by, 'schedule', { deliveryDate }) }
}

function ofScheduled({ request, order, memory, at }: Asked): Timed {
	const { chance, isUndelivered } = request
	const when = timeOn(order.deliveryDate ?? brusselsDay(at), chance)
	const isPickUp = order.deliveryMode === 'pickUp'
	if (isUndelivered && !isPickUp && once(memory, 'undelivered')) {
		const motive = chance.of(motives.undelivered)
		return { at: when, step: act('supplier', 'setUndelivered', { motive }) }
	}
	return { at: when, step: act(isPickUp ? 'seller' : 'supplier', 'setDone') }
}

function ofDone({ request, order, memory, at }: Asked): Timed | null {
	const { chance } = request
	const amount = openAmountOf(order)
	if (amount > 0) {
		if (request.staysUnpaid) return null
		if (order.paymentType === 'Online')
			return {
				at: atHome(at, chance.between(0, 8), chance),
				step: { kind: 'payOnline', amount, outcome: 'paid' },
			}
		const how = order.deliveryMode === 'pickUp' ? chance.of(['card', 'cash'] as const) : 'transfer'
		const days = how === 'transfer' ? chance.between(1, 12) : 0
		return { at: atWork(at, days, chance), step: { kind: 'payByHand', amount, how } }
	}
	if (!once(memory, 'claim') || !chance.is(0.03)) return null
	const given = Math.round((order.total * 0.05) / 100) * 100
	const reason = 'Façade griffée au montage, remise consentie'
	const when = atWork(at, chance.between(2, 9), chance)
	return { at: when, step: { kind: 'refund', amount: given, reason } }
}

function ofRefused({ order, request: { chance }, at }: Asked): Timed | null {
	if (order.refundDue === 0) return null
	const reason = 'Commande annulée, tout est remboursé'
	return { at: atWork(at, chance.between(3, 12), chance), step: { kind: 'refund', reason } }
}

/** What a seller notes or corrects, some hours after the order came to its state. */
function aside({ order, request, memory, at }: Asked): Timed | null {
	const { chance } = request
	if (order.kind !== 'order' || !once(memory, `aside ${order.state}`)) return null
	const when = new Date(at.getTime() + chance.between(20, 150) * minute)
	if (chance.is(0.05)) return { at: when, step: { kind: 'note', text: chance.of(notes) } }
	if (!['confirmed', 'inProduction'].includes(order.state) || !chance.is(0.03)) return null
	const gsm = `+32 470 00 88 ${chance.between(10, 99)}`
	return { at: when, step: { kind: 'correctGsm', gsm } }
}

/** Null where nothing more happens to it. */
export function nextStep(asked: Asked): Timed | null {
	if (asked.order.state === asked.request.standsAt) return null
	return aside(asked) ?? mainStep(asked)
}

function mainStep(asked: Asked): Timed | null {
	switch (asked.order.state) {
		case 'offerInProgress':
			return ofOffer(asked)
		case 'offerAccepted':
			return ofAccepted(asked)
		case 'waiting':
		case 'accepted':
			return ofWaiting(asked)
		case 'confirmed':
			return ofConfirmed(asked)
		case 'sent':
			return ofSent(asked)
		case 'inProduction':
			return ofProduction(asked)
		case 'ready':
			return ofReady(asked)
		case 'scheduled':
			return ofScheduled(asked)
		case 'undelivered':
			return scheduling(asked.request, asked.at)
		case 'done':
			return ofDone(asked)
		case 'refused':
			return ofRefused(asked)
		case 'offerRefused':
		case 'offerExpired':
		case 'offerCancelled':
			return null
	}
}

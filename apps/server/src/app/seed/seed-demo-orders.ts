import { codeAlphabet } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import { type Order, orderByReference } from '../../features/orders/orders-table.ts'
import { placeOrder } from '../../features/orders/place/place-order.ts'
import { priceOrder } from '../../features/orders/place/priced-order.ts'
import { send } from '../../features/orders/place/send.ts'
import type { CallContext } from '../../lib/api.ts'
import { type Acting, stepAlone, stepInLedger } from './demo-acts.ts'
import { demoDesigns } from './demo-designs.ts'
import { type Ledger, writeLedger, writeOrderRow } from './demo-ledger.ts'
import { type Memory, nextStep, type Timed } from './demo-process.ts'
import { contextFor, type Stage } from './demo-stage.ts'
import { type DemoRequest, sellerAt } from './demo-year.ts'

const day = 24 * 3600_000

/** Deterministic, so that seeding again finds the same order. */
export function codeOfIndex(index: number): string {
	let left = (index + 1) * 2_654_435_761
	let code = ''
	for (let i = 0; i < 12; i++) {
		code += codeAlphabet[left % codeAlphabet.length] ?? 'A'
		left = Math.floor(left / codeAlphabet.length) + (i + 3) * 104_729 * (index + 7)
	}
	return code
}

export function demoDesign(number: number): Configuration {
	const found = demoDesigns[number]
	if (!found) throw new Error(`no design ${number}`)
	return found
}

function formOf({ customer, isPickUp, services, deliveryPrice }: DemoRequest) {
	const { company: companyName, vatNumber, firstName, lastName, email, gsm, address } = customer
	const { country, postalCode } = address
	return {
		customer: {
			type: companyName === undefined ? ('Individual' as const) : ('Professional' as const),
			firstName,
			lastName,
			email,
			gsm,
			...(companyName !== undefined && { companyName }),
			...(vatNumber !== undefined && { vatNumber }),
		},
		delivery: {
			deliveryMode: isPickUp ? ('pickUp' as const) : ('delivery' as const),
			country,
			postalCode,
			services,
			...(deliveryPrice !== undefined && { deliveryPrice }),
		},
	}
}

async function saveBefore(context: CallContext, request: DemoRequest): Promise<void> {
	const { savedAs, index, customer } = request
	if (savedAs === null) return
	const saved = { kind: 'save' as const, code: codeOfIndex(index), language: customer.language }
	await send(context, { ...saved, configuration: demoDesign(savedAs), email: customer.email })
}

async function place(context: CallContext, request: DemoRequest): Promise<string> {
	const { index, design, promo, remark, resellerReference, paymentType } = request
	const { language, address } = request.customer
	const { customer, delivery } = formOf(request)
	const configuration = demoDesign(design)
	const shared = {
		code: codeOfIndex(index),
		configuration,
		language,
		customer,
		...(promo !== null && { promoCode: promo }),
	}
	const remarked = remark !== null && { remark }
	if (request.kind === 'offer') {
		const isBrought = !request.isPickUp && { deliveryAddress: address }
		const body = { ...delivery, billingAddress: address, ...isBrought, ...remarked }
		const sent = await send(context, { kind: 'offer', ...shared, delivery: body })
		return sent.reference ?? ''
	}
	const { services, viewer } = context
	const { quote } = await priceOrder(services, viewer, {
		configuration,
		delivery,
		promoCode: shared.promoCode,
		language,
		customer,
	})
	const placed = await placeOrder(context, {
		...shared,
		billingAddress: address,
		deliveryMode: delivery.deliveryMode,
		...(!request.isPickUp && { deliveryAddress: address }),
		services: request.services,
		...(request.deliveryPrice !== undefined && { deliveryPrice: request.deliveryPrice }),
		...(resellerReference !== undefined && { reference: resellerReference }),
		...remarked,
		paymentType,
		total: quote.totalIncluding,
		termsAccepted: true,
	})
	return placed.reference
}

type Playing = { stage: Stage; request: DemoRequest; memory: Memory; order: Order; at: Date }

function nextOf({ stage, request, memory, order, at }: Playing): Timed | null {
	const next = nextStep({ order, request, memory, at })
	return next !== null && next.at < stage.today ? next : null
}

function actingOf({ stage, request, order }: Playing, { at }: Timed): Acting {
	stage.setNow(at)
	const daysAgo = (stage.today.getTime() - at.getTime()) / day
	const { country } = request.customer.address
	return { stage, order, seller: sellerAt(request, daysAgo), country }
}

async function playOn(ledger: Ledger, playing: Playing): Promise<void> {
	const { services } = playing.stage
	let read = playing.order
	for (let next = nextOf(playing); next !== null; next = nextOf(playing)) {
		const { at, step } = next
		const played = stepInLedger(ledger, actingOf(playing, next), step)
		if (played !== null) {
			Object.assign(playing, { order: await played, at })
			continue
		}
		await writeOrderRow(services, read, playing.order)
		read = await stepAlone(actingOf(playing, next), step)
		Object.assign(playing, { order: read, at })
	}
	await writeOrderRow(services, read, playing.order)
}

async function play(stage: Stage, ledger: Ledger, request: DemoRequest): Promise<void> {
	const { tenant, by, at } = request
	stage.setNow(at)
	const daysAgo = (stage.today.getTime() - at.getTime()) / day
	const writer = by === request.seller ? sellerAt(request, daysAgo) : by
	const context = contextFor(stage, tenant, writer)
	await saveBefore(context, request)
	const placed = new Date(at.getTime() + (request.savedAs === null ? 0 : 20 * 60_000))
	stage.setNow(placed)
	const reference = await place(context, request)
	const order = await orderByReference(stage.services.db, tenant, reference)
	if (!order) throw new Error(`no order ${reference}`)
	await playOn(ledger, { stage, request, memory: new Set(), order, at: placed })
}

export async function seedDemoOrders(
	stage: Stage,
	requests: readonly DemoRequest[],
): Promise<void> {
	const ledger: Ledger = { audits: [], handPayments: [], notes: [] }
	for (const request of requests) await play(stage, ledger, request)
	await writeLedger(stage.services, ledger)
}

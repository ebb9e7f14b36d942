import { codeAlphabet } from '@gabarit/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '../../features/orders/audit-table.ts'
import { orderByCode, orderByReference, updateOrder } from '../../features/orders/orders-table.ts'
import { actOnOrder } from '../../features/orders/page/order-actions.ts'
import { placeOrder } from '../../features/orders/place/place-order.ts'
import { priceOrder } from '../../features/orders/place/priced-order.ts'
import { send } from '../../features/orders/place/send.ts'
import { type CallContext, noOrderLimits } from '../../lib/api.ts'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import type { SessionUser } from '../../lib/viewer.ts'
import { demoDesigns } from './demo-designs.ts'
import { type DemoOrder, type DemoStep, emailOf, readDemoOrders, ways } from './demo-orders.ts'
import { seedSamples } from './seed-samples.ts'

const day = 24 * 3600_000

export type Stage = {
	services: Services
	setNow: (at: Date) => void
	users: Map<string, SessionUser>
	today: Date
}

/** Deterministic, so that seeding again finds the same order. */
function codeOfIndex(index: number): string {
	let left = (index + 1) * 2_654_435_761
	let code = ''
	for (let i = 0; i < 12; i++) {
		code += codeAlphabet[left % codeAlphabet.length] ?? 'A'
		left = Math.floor(left / codeAlphabet.length) + (i + 3) * 104_729 * (index + 7)
	}
	return code
}

async function contextFor(
	stage: Stage,
	tenant: string,
	email: string | null,
): Promise<CallContext> {
	const reply = { setCookie: () => reply, header: () => reply } as unknown as FastifyReply
	return {
		services: stage.services,
		viewer: {
			user: email === null ? null : (stage.users.get(email) ?? null),
			tenant: await stage.services.tenants.byCode(tenant),
		},
		language: 'fr',
		orderLimits: noOrderLimits,
		hasReferer: true,
		request: { cookies: {} } as unknown as FastifyRequest,
		reply,
		secure: false,
	}
}

function formOf(order: DemoOrder, index: number) {
	const { firstName, lastName, postalCode, city, street } = order
	const country = postalCode.length === 5 ? ('FR' as const) : ('BE' as const)
	const email = emailOf(order)
	const address = {
		street,
		streetNumber: String(((index * 7) % 90) + 1),
		postalCode,
		city,
		country,
	}
	const isDutch = country === 'BE' && /^(?:[23]|8|9|15)/.test(postalCode)
	return {
		language: isDutch ? ('nl' as const) : ('fr' as const),
		address,
		customer: {
			type: order.company ? ('Professional' as const) : ('Individual' as const),
			firstName,
			lastName,
			email,
			gsm: `+32 470 ${String(10 + index).padStart(2, '0')} ${String((index * 37) % 100).padStart(2, '0')} ${String((index * 53) % 100).padStart(2, '0')}`,
			...(order.company && { companyName: order.company }),
		},
		delivery: {
			deliveryMode: order.pickUp ? ('pickUp' as const) : ('delivery' as const),
			country,
			postalCode,
			services: [],
		},
	}
}

async function place(
	stage: Stage,
	context: CallContext,
	order: DemoOrder,
	index: number,
): Promise<string> {
	const configuration = demoDesigns[order.design % demoDesigns.length]
	if (!configuration) throw new Error('no such design')
	const { language, address, customer, delivery } = formOf(order, index)
	const shared = {
		code: codeOfIndex(index),
		configuration,
		language,
		customer,
		...(order.promo && { promoCode: 'ATELIER5' }),
	}
	await send(context, { kind: 'save', ...shared, customer: undefined, email: customer.email })
	if (order.state.startsWith('offer')) {
		const addresses = { billingAddress: address, deliveryAddress: address }
		const body = { ...delivery, ...addresses, remark: order.remark }
		const sent = await send(context, { kind: 'offer', ...shared, delivery: body })
		return sent.reference ?? ''
	}
	const { quote } = await priceOrder(stage.services, context.viewer, {
		configuration,
		delivery,
		promoCode: shared.promoCode,
		language,
		customer: shared.customer,
	})
	const placed = await placeOrder(context, {
		...shared,
		billingAddress: address,
		deliveryMode: delivery.deliveryMode,
		deliveryAddress: order.pickUp ? undefined : address,
		services: [],
		remark: order.remark,
		paymentType: 'Bill',
		total: quote.totalIncluding,
		termsAccepted: true,
	})
	return placed.reference
}

const motives = [
	'Le client a changé d’avis après la mesure sur place.',
	'Adresse hors de notre tournée.',
]
const absences = ['Personne sur place à 10 h 15.', 'L’ascenseur est trop petit pour les montants.']
const bySupplier: DemoStep[] = ['sendToProduction', 'setReady']

async function take(stage: Stage, reference: string, step: DemoStep, index: number): Promise<void> {
	const { services } = stage
	const order = await orderByReference(services.db, null, reference)
	if (!order) throw new Error(`no order ${reference}`)
	if (step === 'pay') {
		const paid = { paymentStatus: 'paid' as const, paid: order.total }
		await updateOrder(services.db, order, paid)
		await writeAudit(services.db, {
			tenant: order.tenant,
			code: order.code,
			at: services.now(),
			actorKind: 'provider',
			event: 'paymentReceived',
			data: { amount: order.total },
		})
		return
	}
	const isOperator = order.tenant === 'atelier'
	const seller = isOperator ? 'sofie.maes@atelier.example' : sellerOf(stage, order.tenant)
	const email = bySupplier.includes(step) ? 'fournisseur@gabarit.example' : seller
	const context = await contextFor(stage, order.tenant, email)
	await actOnOrder(context, {
		reference,
		action: step,
		revision: order.revision,
		...(step === 'refuseOrder' && { motive: motives[index % motives.length] }),
		...(step === 'setUndelivered' && { motive: absences[index % absences.length] }),
		...(step === 'schedule' && { deliveryDate: addDays(brusselsDay(services.now()), 9) }),
	})
}

function sellerOf(stage: Stage, tenant: string): string {
	const found = [...stage.users.values()].find(
		(user) => user.tenant === tenant && user.role === 'ResellerAdmin',
	)
	return found?.email ?? ''
}

async function play(stage: Stage, order: DemoOrder, index: number): Promise<void> {
	const { tenant, by } = order
	if (await orderByCode(stage.services.db, tenant, codeOfIndex(index))) return
	const start = stage.today.getTime() - order.daysAgo * day - ((index * 83) % 540) * 60_000
	stage.setNow(new Date(start))
	const context = await contextFor(stage, tenant, by ?? null)
	const reference = await place(stage, context, order, index)
	const way: readonly DemoStep[] = ways[order.state]
	const pace = (order.daysAgo * day) / (way.length + 1)
	for (const [i, step] of way.entries()) {
		stage.setNow(new Date(start + (i + 1) * pace))
		await take(stage, reference, step, index)
	}
}

export async function seedDemoOrders(stage: Stage): Promise<void> {
	const orders = readDemoOrders()
	for (const [index, order] of orders.entries()) await play(stage, order, index)
	await seedSaves(stage, orders.length)
	await seedSamples(stage, (tenant, email) => contextFor(stage, tenant, email))
}

async function seedSaves(stage: Stage, from: number): Promise<void> {
	for (const [i, configuration] of demoDesigns.entries()) {
		stage.setNow(new Date(stage.today.getTime() - (i * 3 + 1) * day))
		const context = await contextFor(stage, 'atelier', null)
		await send(context, {
			kind: 'save',
			code: codeOfIndex(from + i),
			configuration,
			language: i % 3 === 1 ? 'nl' : 'fr',
			...(i % 2 === 0 && { email: `projet${i + 1}@example.be` }),
		})
	}
}

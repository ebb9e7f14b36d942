// dressing/configuration/send: a design kept under its code, or an offer made of it.
import type { Address, Delivery, Sent, sendSchema } from '@gabarit/contract'
import type { z } from 'zod'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { canonical, hashOf } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { ordersHere, seesPrices } from '../../lib/viewer.ts'
import { auditOrder } from './change-order.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import { codeOf, keepDesign, noteDesign, type Saving } from './designs.ts'
import { designByCode } from './designs-table.ts'
import { madeBy, orMadeMeanwhile, sameBody } from './made-before.ts'
import { askForNew, checkSellerWishes, type OrderWish, writeOrder } from './new-order.ts'
import { givingBack, takeNumber } from './order-numbers.ts'
import { type Order, orderByCode } from './orders-table.ts'
import { priceOrder } from './priced-order.ts'

type SendInput = z.output<typeof sendSchema>

export function send(context: CallContext, input: SendInput): Promise<Sent> {
	requireAccess(context.viewer, 'design', 'write')
	const saving = savingOf(input)
	return input.kind === 'save' ? save(context, input, saving) : makeOffer(context, input, saving)
}

function savingOf(input: SendInput): Saving {
	const { configuration, language, externalReference, email, customer } = input
	return {
		code: codeOf(input.code),
		parent: input.parent === undefined ? undefined : codeOf(input.parent),
		configuration,
		language,
		externalReference,
		email: email ?? customer?.email,
	}
}

async function save(context: CallContext, input: SendInput, saving: Saving): Promise<Sent> {
	return context.services.db.transaction(async (tx) => {
		const { design, isChanged } = await keepDesign(tx, context, saving)
		await noteDesign(tx, design, saving)
		if (isChanged) {
			const { version } = design
			await auditOrder(tx, context, design, { event: 'designSaved', data: { version } })
		}
		const isNews = isChanged || design.email !== saving.email
		if (input.email !== undefined && isNews)
			await context.services.mails.post(tx, {
				tenant: design.tenant,
				to: input.email,
				language: input.language,
				mail: { kind: 'designSaved', code: design.code },
			})
		return { code: design.code, version: design.version }
	})
}

function wishOf(input: SendInput, code: string, { language }: CallContext): OrderWish {
	const { customer, delivery } = input
	if (!customer || !delivery)
		throw incompleteForm(language, [
			...(customer ? [] : ['customer']),
			...(delivery ? [] : ['delivery']),
		])
	checkCustomer(customer, delivery.billingAddress ?? { country: delivery.country }, language)
	return {
		kind: 'offer',
		code,
		bodyHash: hashOf(canonical({ ...input, code })),
		language: input.language,
		customer,
		billingAddress: delivery.billingAddress ?? null,
		deliveryAddress: broughtTo(delivery),
		delivery: withPostalCode(delivery),
		promoCode: input.promoCode,
		remark: delivery.remark,
		externalReference: input.externalReference ?? null,
		resellerReference: null,
		paymentType: 'None',
		termsVersion: null,
	}
}

/** Where it is billed, unless another address was given, or the price asked for elsewhere. */
function broughtTo(delivery: Delivery): Address | null {
	const { deliveryMode, country, postalCode, deliveryAddress, billingAddress } = delivery
	if (deliveryMode === 'pickUp') return null
	if (deliveryAddress) return deliveryAddress
	const isThere = billingAddress?.country === country && billingAddress.postalCode === postalCode
	return isThere ? billingAddress : null
}

/** The delivery address decides the zone, where there is one. */
function withPostalCode(delivery: Delivery): Delivery {
	const { deliveryAddress } = delivery
	if (!deliveryAddress) return delivery
	const { postalCode, country } = deliveryAddress
	return { ...delivery, postalCode, country }
}

async function makeOffer(context: CallContext, input: SendInput, saving: Saving): Promise<Sent> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const wish = wishOf(input, saving.code, context)
	const body = { ...wish, tenant: viewer.tenant.code }
	const known = madeBy(await orderByCode(services.db, body.tenant, body.code), body)
	if (known) return answerOf(context, known)
	const made = await orMadeMeanwhile(services, body, () => newOffer(context, input, saving, wish))
	return 'version' in made ? made : answerOf(context, made)
}

async function answerOf({ services }: CallContext, { tenant, code, reference }: Order) {
	const design = await designByCode(services.db, tenant, code)
	return { code, version: design?.version ?? 1, reference }
}

async function newOffer(
	context: CallContext,
	input: SendInput,
	saving: Saving,
	wish: OrderWish,
): Promise<Sent> {
	const { viewer, services } = context
	if (!ordersHere(viewer)) throw failure('not_allowed')
	checkSellerWishes(viewer, { deliveryPrice: wish.delivery.deliveryPrice })
	const priced = await priceOrder(services, viewer, {
		configuration: input.configuration,
		delivery: wish.delivery,
		promoCode: wish.promoCode,
		language: input.language,
		customer: wish.customer,
	})
	const { quote } = priced
	const isJudged = seesPrices(viewer) && input.total !== undefined
	if (isJudged && input.total !== quote.totalIncluding)
		throw failure('price_changed', { data: { quote } })
	const number = await takeNumber(services.db)
	const write = async (tx: Queryable): Promise<Sent> => {
		const { design, isNew } = await keepDesign(tx, context, { ...saving, frozen: true })
		const other = isNew ? null : await orderByCode(tx, viewer.tenant.code, saving.code)
		const offer = other
			? sameBody(other, wish)
			: await writeOrder(tx, context, wish, {
					...(await askForNew(tx, context, wish)),
					number,
					priced,
				})
		return { code: design.code, version: design.version, reference: offer.reference }
	}
	return givingBack(services.db, number, () => services.db.transaction(write))
}

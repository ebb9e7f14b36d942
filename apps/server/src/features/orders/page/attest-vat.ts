// The seller sets the reduced rate for one offer or order, with the customer's attestation.
import type { OrderPage } from '@gabarit/contract'
import { defaultLanguage } from '@gabarit/i18n'
import { type PriceBook, withVatRate } from '@gabarit/price'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { countryOf } from '../../../lib/rights/tenant.ts'
import type { Services } from '../../../lib/services.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { destinationOf } from '../place/priced-order.ts'
import { findOrder } from '../process/order-access.ts'
import { changeHeld } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'
import { requireUnpaid, requote } from './requote-order.ts'

type Attestation = { reference: string; revision: number; file: File }

const kinds = [
	{ mediaType: 'application/pdf', ending: 'pdf', magic: Buffer.from('%PDF-') },
	{ mediaType: 'image/jpeg', ending: 'jpg', magic: Buffer.from([0xff, 0xd8, 0xff]) },
	{ mediaType: 'image/png', ending: 'png', magic: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
]

export async function attestVat(
	context: CallContext,
	{ reference, revision, file }: Attestation,
): Promise<OrderPage> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderManagement', 'write')
	// Before the order is locked: the embedded database has one connection, and VIES may be slow.
	const unlocked = await findOrder(services, viewer, reference, 'write')
	const rates = await reducedRatesOf(services, unlocked)
	const content = Buffer.from(await file.arrayBuffer())
	const changed = await changeHeld(context, { reference, revision }, async (tx, order) => {
		requireUnpaid(order)
		const former = await snapshotOf(tx, order)
		if (rates === null) throw failure('vat_not_reducible')
		await keepAttestation(tx, context, order, content)
		const quote = withVatRate(former.quote, rates[former.quote.country].reduced)
		return requote(tx, context, order, { snapshot: { ...former, quote }, event: 'vatReduced' })
	})
	await services.payments.cancelOutdated(changed)
	return pageOfOrder(context, changed)
}

async function reducedRatesOf(services: Services, order: Order): Promise<PriceBook['vat'] | null> {
	const tenant = await services.tenants.byCode(order.tenant)
	const { quote } = await snapshotOf(services.db, order)
	const treatment = await services.vatOf({
		seller: countryOf(tenant),
		country: destinationOf(order, quote),
		customer: order.customer,
		isAttested: true,
		isFitted: order.services.some((it) => it.code === 'fitting'),
	})
	if (treatment !== 'Reduced') return null
	const prices = await services.prices.inForce()
	return (await prices.pricingOf(tenant, defaultLanguage)).vat
}

async function keepAttestation(
	tx: Queryable,
	{ services, language: readerLanguage }: CallContext,
	order: Order,
	content: Buffer,
): Promise<void> {
	const kind = kinds.find(({ magic }) => content.subarray(0, magic.length).equals(magic))
	if (!kind) throw wrongField(readerLanguage, 'file')
	const { tenant, code, language, revision: version } = order
	const fileName = `attestation-${order.reference}-${version}.${kind.ending}`
	const { mediaType } = kind
	await services.documents.attach(tx, {
		tenant,
		code,
		language,
		version,
		fileName,
		mediaType,
		content,
		kind: 'attestation',
		createdAt: services.now(),
	})
}

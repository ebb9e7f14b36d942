// Every order of a shop with what was frozen in it, priced once more by the test itself.
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { orderSnapshots } from '../../features/orders/order-snapshots-table.ts'
import { orders } from '../../features/orders/orders-table.ts'
import type { Shop } from '../test-shop.ts'

/** `priced`: what its configuration costs by the shop's public book, its address, services and code. */
export async function ordersOfShop({ services }: Shop, tenant: string) {
	const shop = await services.tenants.byCode(tenant)
	const { catalogue, bookFor } = await services.prices.inForce()
	const book = await bookFor(shop, 'visitor', 'fr')
	const snapshots = new Map(
		(await services.db.select().from(orderSnapshots)).map((it) => [it.orderId, it]),
	)
	const placed = (await services.db.select().from(orders)).filter((it) => it.tenant === tenant)
	return placed.map((order) => {
		const snapshot = snapshots.get(order.id)
		if (!snapshot) throw new Error(`order ${order.reference} has no snapshot`)
		const built = buildFurniture(snapshot.configuration, catalogue)
		if (!built.ok) throw new Error(`order ${order.reference} cannot be made`)
		const to = order.deliveryAddress ?? order.billingAddress
		const quote = priceFurniture(built.value, book, {
			date: '2026-11-21',
			deliveryMode: order.deliveryMode,
			services: order.services,
			...(to && { country: to.country, postalCode: to.postalCode }),
			...(order.promoCode !== null && { promo: { code: order.promoCode, percentage: 5 } }),
		})
		const { reference, total, promoCode } = order
		return {
			reference,
			total,
			promoCode,
			quote: snapshot.quote.totalIncluding,
			priced: quote.totalIncluding,
		}
	})
}

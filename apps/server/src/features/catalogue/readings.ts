import {
	type Availability,
	type DeliveryPrices,
	type DressingInit,
	type HandleModel,
	zoneKeyOf,
} from '@gabarit/contract'
import {
	buildFurniture,
	type Configuration,
	deskBounds,
	type Handle,
	panelBounds,
	separatorBounds,
	stairBounds,
	templateIds,
	tvFurnitureBounds,
	typeLimits,
} from '@gabarit/engine'
import { type PriceBook, shownPriceOf } from '@gabarit/price'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { seesPrices } from '../../lib/rights/viewer.ts'
import { bookOf, pricesFor } from './shown-prices.ts'
import { topTenOf } from './top-ten.ts'

export async function dressingInit(context: CallContext): Promise<DressingInit> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const prices = await pricesFor(context)
	const { catalogue } = prices
	const templates = templateIds.map((reference) => ({
		reference,
		image: `/api/pictures/template/${reference}.svg`,
	}))
	// Prices depend on the viewer: no shared cache may store them.
	void context.reply.header('cache-control', 'private, no-cache')
	return {
		version: catalogue.version,
		catalogue,
		templates,
		topTen: await topTenOf(context.services, context.viewer.tenant.code),
		bounds: {
			...typeLimits,
			desk: deskBounds,
			tvFurniture: tvFurnitureBounds,
			panels: panelBounds,
			roomSeparator: separatorBounds,
			stairsFurniture: stairBounds,
		},
		book: await bookOf(prices, context),
	}
}

function modelOf(handle: Handle, book: PriceBook | null, context: CallContext): HandleModel {
	const points = book?.points.accessories.handles[handle.reference]
	return {
		reference: handle.reference,
		label: handle.label[context.language],
		kind: handle.kind,
		length: handle.length,
		holePitch: handle.holePitch,
		projection: handle.projection,
		colors: handle.colors,
		image: `/api/pictures/handle/${encodeURIComponent(handle.reference)}.svg`,
		price: book && points !== undefined ? shownPriceOf(points, book) : null,
	}
}

export async function doorHandles(context: CallContext): Promise<HandleModel[]> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const prices = await pricesFor(context)
	const { handles } = prices.catalogue
	const book = await bookOf(prices, context)
	return handles.map((handle) => modelOf(handle, book, context))
}

export async function doorHandle(context: CallContext, id: string): Promise<HandleModel> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const prices = await pricesFor(context)
	const { handles } = prices.catalogue
	const handle = handles.find((it) => it.reference === id)
	if (!handle) throw failure('handle_not_found')
	return modelOf(handle, await bookOf(prices, context), context)
}

export async function lightPrice(context: CallContext) {
	requireAccess(context.viewer, 'catalogue', 'read')
	const book = await bookOf(await pricesFor(context), context)
	return {
		bar: book ? shownPriceOf(book.points.accessories.ledBar, book) : null,
		charger: book ? shownPriceOf(book.points.accessories.charger, book) : null,
		baysPerBar: 1,
	}
}

export async function deliveryPrices(context: CallContext): Promise<DeliveryPrices> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const shown = seesPrices(context.viewer)
	const zones = new Map<string, DeliveryPrices[number]>()
	const prices = await context.services.prices.inForce()
	for (const row of prices.zones) {
		const key = zoneKeyOf(row)
		const zone = zones.get(key) ?? {
			country: row.country,
			zone: row.zone,
			ranges: [],
			firstPallet: shown ? row.firstPallet : null,
			nextPallet: shown ? row.nextPallet : null,
		}
		zone.ranges.push({ from: row.from, to: row.to })
		zones.set(key, zone)
	}
	return [...zones.values()]
}

export async function availability(
	context: CallContext,
	question: { configuration: Configuration; country: 'BE' | 'FR' },
): Promise<Availability> {
	requireAccess(context.viewer, 'catalogue', 'read')
	const { services, viewer } = context
	const { catalogue } = await services.prices.inForce()
	const built = buildFurniture(question.configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	return services.availabilityOf({
		...question,
		furniture: built.value,
		catalogue,
		today: brusselsDay(services.now()),
		resellerDays: viewer.tenant.deliveryTime,
	})
}

// Ratings, coefficients and supplier prices never leave the server: it multiplies them into one factor.
// Only a reseller's or a seller's own book holds a second one, the purchase.
import { z } from 'zod'
import { pointsSchema } from './points/points-schema.ts'

/** The eight ways to look at a price (`gabarit price --viewer`). */
export const viewers = [
	'visitor',
	'individual',
	'professional',
	'reseller-visitor',
	'reseller-professional',
	'reseller',
	'seller',
	'supplier',
] as const
export type Viewer = (typeof viewers)[number]

export const countries = ['BE', 'FR'] as const
export type Country = (typeof countries)[number]

const cents = z.int().nonnegative()
/** An exact decimal as text: "0.62". */
const decimalSchema = z.string().regex(/^\d{1,6}(\.\d{1,12})?$/)
/** 0 to 100 with at most two decimals. */
export const percentageSchema = z
	.number()
	.min(0)
	.max(100)
	.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, {
		error: 'at most two decimals',
	})

/** Postal codes `from` to `to`, both included, with the price in cents of the first pallet and of each next one. */
export const deliveryZoneSchema = z.strictObject({
	country: z.enum(countries),
	zone: z.string().min(1),
	from: z.string().regex(/^\d{4,5}$/),
	to: z.string().regex(/^\d{4,5}$/),
	firstPallet: cents,
	nextPallet: cents,
})
export type DeliveryZone = z.infer<typeof deliveryZoneSchema>

/** A reduction for calendar days `from` to `until`, both included (Europe/Brussels). */
export const discountPeriodSchema = z.strictObject({
	label: z.string(),
	percentage: percentageSchema,
	from: z.iso.date().optional(),
	until: z.iso.date().optional(),
})
export type DiscountPeriod = z.infer<typeof discountPeriodSchema>

const vatRatesSchema = z.strictObject({ normal: percentageSchema, reduced: percentageSchema })

/** A service that is absent is not offered. */
const servicesOfferedSchema = z.strictObject({
	/** Cents per person and hour (domain 9 gives the hours). */
	fitting: z.strictObject({ hourly: cents }).optional(),
	/** Cents per floor without lift. */
	carryIn: z.strictObject({ perFloor: cents }).optional(),
	/** The tenant's own amount for handling an order, cents. */
	workforce: z.optional(cents),
})

const days = { from: z.iso.date(), until: z.iso.date() }

/** Prices as they were on these days: a reduction is compared with the lowest of them. */
const formerPricesSchema = z.strictObject({
	...days,
	saleFactor: decimalSchema,
	colorSurcharge: cents,
	/** Absent where they were those of the book. */
	points: z.optional(pointsSchema),
})
export type FormerPrices = z.infer<typeof formerPricesSchema>

/** A reduction of these days that was changed or withdrawn afterwards. */
const formerDiscountSchema = z.strictObject({ ...days, percentage: percentageSchema })
export type FormerDiscount = z.infer<typeof formerDiscountSchema>

export const priceBookSchema = z.strictObject({
	version: z.string(),
	viewer: z.enum(viewers),
	/** The total that this viewer reads first. */
	shows: z.enum(['Excluding', 'Including']),
	/** The tenant's country, used where the circumstances name none. */
	country: z.enum(countries),
	/** EUR per point, every factor multiplied. */
	saleFactor: decimalSchema,
	/** EUR per point that the reseller or seller pays; absent from every customer's book. */
	purchaseFactor: z.optional(decimalSchema),
	/** Specification: nonFavoriteColorAddedPrice, once per order. */
	colorSurcharge: cents,
	discounts: z.array(discountPeriodSchema),
	delivery: z.strictObject({ base: cents, zones: z.array(deliveryZoneSchema) }),
	services: servicesOfferedSchema,
	vat: z.strictObject({ BE: vatRatesSchema, FR: vatRatesSchema }),
	/** French eco-participation in cents per kg, from a date on; the latest one counts. */
	ecoParticipation: z.array(
		z.strictObject({ country: z.enum(countries), from: z.iso.date(), perKg: cents }),
	),
	points: pointsSchema,
	/** The day on which these prices came into force, where others did shortly before an announced reduction. */
	inForceSince: z.iso.date().optional(),
	former: z.array(formerPricesSchema).optional(),
	formerDiscounts: z.array(formerDiscountSchema).optional(),
})

/** Made on the server for one viewer of one tenant and sent to the browser. */
export type PriceBook = z.infer<typeof priceBookSchema>

import { z } from 'zod'
import { countries, viewers } from './book.ts'
import { finishingCodes } from './points/finishing-rates.ts'

const cents = z.int()

/** A summary has one row per group. */
export const lineGroups = [
	'carcasses',
	'structure',
	'panels',
	'interior',
	'fronts',
	'handles',
	'finishing',
	'lighting',
] as const
export type LineGroup = (typeof lineGroups)[number]

/** i18n `price:lines` has a text for each, filled with the line's data. */
export const lineCodes = [
	'module_simple',
	'module_double',
	'fixed_shelf',
	'adjustable_shelf',
	'sliding_shelf',
	'recessed_drawer',
	'overlay_drawer',
	'rail',
	'lift',
	'sliding_rail',
	'trouser_rack',
	'pull_out',
	'leaf',
	'flap',
	'pull_out_front',
	'fake_door',
	'handle',
	'push_to_open',
	...finishingCodes,
	'led_bar',
	'charger',
	'panel',
	'hang_profile',
	'worktop',
	'support',
	'batten',
	'modesty',
	'support_fixing',
	'steel_frame',
	'cable_tray',
	'grommet',
	'flap_stay',
	'leg',
	'wall_rail',
	'upright',
	'deck',
	'grid_shelf',
	'divider',
	'ceiling_foot',
	'glide',
	'wall_anchor',
] as const
export type LineCode = (typeof lineCodes)[number]

/** `data`: sizes in mm, references of colours and handles, as the text of `code` needs them. */
const quoteLineSchema = z.strictObject({
	code: z.enum(lineCodes),
	group: z.enum(lineGroups),
	quantity: z.int().positive(),
	/** Of all its pieces. */
	points: z.int().nonnegative(),
	amount: cents,
	purchase: z.optional(cents),
	data: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const serviceCodes = ['workforce', 'fitting', 'carryIn'] as const
export const discountKinds = ['period', 'promo', 'manual'] as const

/** Cents excluding VAT unless stated; discounts are positive and subtracted. */
export const quoteSchema = z.strictObject({
	version: z.string(),
	viewer: z.enum(viewers),
	shows: z.enum(['Excluding', 'Including']),
	country: z.enum(countries),
	points: z.int().nonnegative(),
	lines: z.array(quoteLineSchema),
	/** Sum of the lines. */
	goods: cents,
	surcharge: cents,
	discounts: z.array(
		z.strictObject({
			kind: z.enum(discountKinds),
			label: z.string(),
			percentage: z.number().optional(),
			amount: cents,
		}),
	),
	/** goods + surcharge - discounts. */
	netGoods: cents,
	services: z.array(z.strictObject({ code: z.enum(serviceCodes), amount: cents })),
	ecoParticipation: cents,
	delivery: cents,
	/** A price of the seller's own, in place of the zone's. */
	isDeliveryAgreed: z.literal(true).optional(),
	/** null at pick-up, without a postal code, or outside every zone. */
	zone: z.string().nullable(),
	/** Why the address has no delivery price. */
	deliveryProblem: z.enum(['postal_code_mismatch', 'not_deliverable']).optional(),
	pallets: z.int().nonnegative(),
	vat: z.array(
		z.strictObject({
			rate: z.number(),
			base: cents,
			amount: cents,
			/** The seller asks none; at a rate of zero without it the buyer owes the tax. */
			isExempt: z.literal(true).optional(),
		}),
	),
	totalExcluding: cents,
	totalIncluding: cents,
	/**
	 * Lowest price of the furniture alone in the 30 days before an announced reduction;
	 * VAT as the viewer sees prices.
	 */
	lowestRecent: z.optional(cents),
	/** What the viewer pays for the furniture, colour surcharge included. */
	purchase: z.optional(cents),
	/** netGoods - purchase. */
	margin: z.optional(cents),
})

export type QuoteLine = z.infer<typeof quoteLineSchema>
export type Quote = z.infer<typeof quoteSchema>

import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
	configuratorKinds,
	countries,
	languages,
	paymentTypes,
	themeCodes,
} from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { lineOf } from '../form/line.ts'
import { centsSchema, countrySchema, dateSchema, emailSchema, phoneTextSchema } from '../person.ts'
import { largestLogo, priceSamples } from './values.ts'

const line = lineOf(200)
const cents = centsSchema.min(0).max(100_000_00)
/** An exact decimal as text, above zero: 1.70. At 0.0 everything would be sold for nothing. */
const coefficient = z.string().regex(/^(?:[1-9]|0(?=\.\d*[1-9]))(?:\.\d{1,4})?$/)

const changeable = {
	companyName: line.min(1),
	address: z.string().trim().max(200),
	phoneNumber: phoneTextSchema,
	email: z.union([emailSchema, z.literal('')]),
	vats: z.partialRecord(z.enum(countries), line.max(20)),
	themeCode: z.enum(themeCodes),
	hexColour: z
		.string()
		.regex(/^#[0-9a-fA-F]{6}$/)
		.nullable(),
	isPriceHidden: z.boolean(),
	isDeliveryPriceCustomisable: z.boolean(),
	isReferenceResellerCustomisable: z.boolean(),
	hideAllColorSample: z.boolean(),
	baseDeliveryPrice: cents,
	/** Working days of the reseller, beside the supplier's. */
	deliveryTime: z.int().min(0).max(365),
	nonFavoriteColorAddedPrice: cents,
	coefficientIndividual: coefficient,
	coefficientProfessional: coefficient,
	workforce: z.boolean(),
	workforceAmount: cents,
	/** Percent, instead of the country's. */
	vatRate: z.number().min(0).max(30).multipleOf(0.01).nullable(),
	fittingHourly: cents.nullable(),
	carryInPerFloor: cents.nullable(),
	noPaymentMessage: z.string().trim().max(500).nullable(),
	/** Its mediator, its register and the like, as the page of legal notices shows them. */
	legalNotice: z.string().trim().max(2000).nullable(),
	/** As buyers are offered them, the first one chosen; Online needs a payment provider. */
	paymentTypes: z
		.array(z.enum(paymentTypes))
		.min(1)
		.refine((types) => new Set(types).size === types.length),
	/** Of the notices to the shop itself. */
	language: z.enum(languages),
	/** To the shop itself, of new orders and offers. */
	mailNotifications: z.boolean(),
	/** To its customers, of their orders and offers; mails about their account are always sent. */
	sendMailsToCustomers: z.boolean(),
	requiresSecondFactor: z.boolean(),
	/** Percent of the total that is asked at once; 100 is all. */
	depositPercentage: z.int().min(1).max(100),
	hosts: z.array(z.hostname().max(253).toLowerCase()).max(20),
	configurators: z.array(z.enum(configuratorKinds)),
	isConfiguratorReseller: z.boolean(),
	isConfiguratorDSM: z.boolean(),
	isFrenchReseller: z.boolean(),
	country: countrySchema,
	rating: coefficient.nullable(),
}

/** An admin may name another shop than the one of the host. */
export const shop = z.string().min(1).max(40).optional()
export const ofShop = z.strictObject({ tenant: shop }).optional()

const settingsSchema = z.strictObject({
	...changeable,
	tenant: z.string(),
	/** The maker's own shop: it sells by the ratings of the price lists, without coefficients. */
	isOwn: z.boolean(),
	revision: z.int(),
	logoUrl: z.string().nullable(),
	/** Percentages of the purchase price: a coefficient of 1.70 is 70. */
	margins: z.strictObject({ individual: z.number(), professional: z.number() }),
})

const updateSchema = z
	.strictObject({ tenant: shop, revision: z.int() })
	.extend(z.object(changeable).partial().shape)

/** Of the furniture alone, without delivery, services and reductions. Cents. */
const samplePriceSchema = z.strictObject({
	purchase: z.int(),
	margin: z.int(),
	vat: z.int(),
	totalExcluding: z.int(),
	totalIncluding: z.int(),
	/** What is left of the margin by the reduction that runs today. */
	reduced: z
		.strictObject({ percentage: z.number(), until: dateSchema, margin: z.int(), total: z.int() })
		.nullable(),
})
const beforeAndAfter = z.strictObject({ before: samplePriceSchema, after: samplePriceSchema })
const previewSchema = z.strictObject({
	sample: z.strictObject({ width: z.int(), height: z.int(), points: z.int() }),
	individual: beforeAndAfter,
	professional: beforeAndAfter,
})

/** Beside a file every field is sent as text. */
const sentRevision = z.union([
	z.int(),
	z
		.string()
		.regex(/^-?\d{1,9}$/)
		.transform(Number),
])

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const settings = {
	get: oc
		.route({ method: 'GET', path: '/back-office/settings', tags: ['back-office'] })
		.errors(refusals)
		.input(ofShop)
		.output(settingsSchema),
	/** Absent fields stay as they are. */
	update: oc
		.route({ method: 'POST', path: '/back-office/settings', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('settings_changed', 'host_taken') })
		.input(updateSchema)
		.output(settingsSchema),
	logo: oc
		.route({ method: 'POST', path: '/back-office/settings/logo', tags: ['back-office'] })
		.errors({
			...refusals,
			...errorsOf('body_too_large', 'picture_not_readable', 'settings_changed'),
		})
		.input(
			z.strictObject({ tenant: shop, revision: sentRevision, file: z.file().max(largestLogo) }),
		)
		.output(settingsSchema),
	/** What a sample design costs by the shop's settings, and with the coefficients that are given. */
	preview: oc
		.route({ method: 'GET', path: '/back-office/settings/preview', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				tenant: shop,
				sample: z.enum(priceSamples),
				coefficientIndividual: coefficient.optional(),
				coefficientProfessional: coefficient.optional(),
			}),
		)
		.output(previewSchema),
	removeLogo: oc
		.route({ method: 'POST', path: '/back-office/settings/logo/remove', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('settings_changed') })
		.input(z.strictObject({ tenant: shop, revision: z.int() }))
		.output(settingsSchema),
}

export type Settings = z.infer<typeof settingsSchema>
export type PricePreview = z.infer<typeof previewSchema>
export type SamplePrice = z.infer<typeof samplePriceSchema>
export type SettingsUpdate = z.output<typeof updateSchema>

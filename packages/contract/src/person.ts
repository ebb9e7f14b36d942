import { z } from 'zod'
import { countries, deliveryModes, languages } from './enumerations.ts'
import { addressSizes } from './form/address-text.ts'
import { EMAIL_MAX, emailPattern } from './form/email.ts'
import { LINE_MAX, lineOf } from './form/line.ts'
import { givenTexts } from './form/order-text-fields.ts'
import { phonePattern } from './form/phone.ts'

const line = lineOf(LINE_MAX)
const name = line.min(1)
/** Empty text counts as absent (specification 5). */
const optionalLine = line.transform((text) => (text === '' ? undefined : text)).optional()

export const emailSchema = z.email({ pattern: emailPattern }).max(EMAIL_MAX)
/** Six digits at least, or nothing. */
export const phoneTextSchema = lineOf(30).regex(phonePattern, 'a phone number')
export const phoneNumberSchema = phoneTextSchema.transform((text) => (text === '' ? null : text))
export const languageSchema = z.enum(languages)
export const countrySchema = z.enum(countries)
export const dateSchema = z.iso.date()
export const timeSchema = z.iso.datetime({ offset: true })
export const centsSchema = z.int()

export const addressSchema = z.strictObject({
	street: name,
	streetNumber: line.min(1).max(addressSizes.streetNumber),
	box: optionalLine,
	postalCode: line.min(4).max(addressSizes.postalCode),
	city: name,
	country: countrySchema,
})

export const customerSchema = z.strictObject({
	type: z.enum(['Individual', 'Professional']).default('Individual'),
	firstName: name,
	lastName: name,
	email: emailSchema,
	phoneNumber: optionalLine,
	gsm: optionalLine,
	companyName: optionalLine,
	vatNumber: optionalLine,
})

/** `floors`: floors without lift that a carry-in climbs. */
export const serviceSchema = z.discriminatedUnion('code', [
	z.strictObject({ code: z.literal('fitting') }),
	z.strictObject({ code: z.literal('carryIn'), floors: z.int().min(1).max(50) }),
])

export const deliverySchema = z.strictObject({
	deliveryMode: z.enum(deliveryModes),
	country: countrySchema,
	postalCode: line.max(10).optional(),
	billingAddress: addressSchema.optional(),
	deliveryAddress: addressSchema.optional(),
	services: z.array(serviceSchema).max(5).default([]),
	...givenTexts,
	deliveryPrice: centsSchema.nonnegative().optional(),
})

export type Address = z.infer<typeof addressSchema>
export type Customer = z.infer<typeof customerSchema>
export type CustomerInput = z.input<typeof customerSchema>
export type Delivery = z.infer<typeof deliverySchema>
export type Service = z.infer<typeof serviceSchema>

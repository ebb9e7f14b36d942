import { countries, type DeliveryZone, deliveryZoneSchema, priceBookSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorCodes } from '../errors/error-codes.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, timeSchema } from '../person.ts'
import { largestList, listKinds } from './values.ts'

/** i18n `imports:problem.<code>` has a text for each. */
export const importProblems = [
	'column_missing',
	'column_unknown',
	'column_twice',
	'too_many_cells',
	'cell_empty',
	'cell_wrong',
	'number_ambiguous',
	'price_zero',
	'fake_door_below_zero',
	'formula',
	'row_twice',
	'bracket_missing',
	'bracket_too_small',
	'value_missing',
	'value_unknown',
	'unit_wrong',
	'postal_code_wrong',
	'range_reversed',
	'zone_prices_differ',
] as const

/** i18n `imports:refusal.<code>`. */
export const importRefusals = [
	'not_a_spreadsheet',
	'password_protected',
	'file_hostile',
	'file_empty',
	'too_many_rows',
	'too_many_columns',
	'took_too_long',
	'interrupted',
] as const

/** `ready` = without fault, waits for the switch; `superseded` = another version came into force meanwhile. */
export const importStates = [
	'running',
	'refused',
	'faulty',
	'unchanged',
	'ready',
	'superseded',
	'switched',
] as const

const listKind = z.enum(listKinds)
const fileFormat = z.enum(['csv', 'xlsx'])

const problemSchema = z.strictObject({
	code: z.enum(importProblems),
	/** As a spreadsheet counts, the header being 1; 0 = the list as a whole. */
	row: z.int(),
	column: z.string().nullable(),
	found: z.string(),
	/** As the spreadsheet names it: D59. */
	cell: z.string().optional(),
	/** Its whole row, in the order of the template's columns. */
	cells: z.array(z.string()).optional(),
})

const changeSchema = z.strictObject({
	kind: z.enum(['added', 'removed', 'changed']),
	key: z.string(),
	/** In the list's own unit; for a delivery zone, euros of both pallets. */
	before: z.string().nullable(),
	after: z.string().nullable(),
	/** To two decimals; null where there is nothing to compare. */
	percent: z.number().nullable(),
})

const differenceSchema = z.strictObject({
	added: z.int(),
	removed: z.int(),
	changed: z.int(),
	unchanged: z.int(),
	/** The first 500 rows, the largest change first. */
	rows: z.array(changeSchema),
})

const effectSchema = z.strictObject({
	reference: z.string(),
	tenant: z.string(),
	/** Cents excluding VAT; null where a list has no price for it. */
	before: centsSchema.nullable(),
	after: centsSchema.nullable(),
	percent: z.number().nullable(),
})

const importReportSchema = z.strictObject({
	rows: z.int(),
	milliseconds: z.int(),
	refusal: z.enum(importRefusals).nullable(),
	/** The first 200; `problemCount` says how many there are. */
	problems: z.array(problemSchema),
	problemCount: z.int(),
	difference: differenceSchema,
	/** The last 50 offers, those that change most first. */
	effect: z.array(effectSchema),
})

const priceImportSchema = z.strictObject({
	id: z.uuid(),
	kind: listKind,
	fileName: z.string(),
	size: z.int(),
	state: z.enum(importStates),
	base: z.string(),
	version: z.string().nullable(),
	by: z.string().nullable(),
	startedAt: timeSchema,
	endedAt: timeSchema.nullable(),
	report: importReportSchema.nullable(),
	/** Of the template, as `cells` of a fault stand. */
	columns: z.array(z.string()),
	texts: z.strictObject({ failure: z.string().nullable(), problems: z.array(z.string()) }),
})
const importRowSchema = priceImportSchema.omit({ report: true, columns: true, texts: true })

const versionSchema = z.strictObject({
	version: z.string(),
	cause: z.enum(['seed', 'import', 'ratings', 'zones']),
	/** The list that was imported. */
	kind: listKind.nullable(),
	fileName: z.string().nullable(),
	createdAt: timeSchema,
	createdBy: z.string().nullable(),
	inForce: z.boolean(),
})
const versionPageSchema = versionSchema.extend({
	/** `file`: the import that gave the list; null = the start catalogue, or zones that were written by hand. */
	lists: z.record(
		listKind,
		z.strictObject({
			rows: z.int(),
			file: z.strictObject({ name: z.string(), at: timeSchema }).nullable(),
		}),
	),
	colors: z.int(),
	handles: z.int(),
	switches: z.array(z.strictObject({ at: timeSchema, by: z.string().nullable() })),
})

/** An exact decimal as text, up to four decimals. */
const decimal = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/)
/** A rating of zero would give everything away. */
const factor = decimal.refine((text) => Number(text) > 0, { error: 'above zero' })
const { vat, ecoParticipation, services } = priceBookSchema.shape

/** What every tenant starts from; part of a version, never sent to a customer. */
export const commonPricingSchema = z.strictObject({
	pricePerPoint: factor,
	ratings: z.strictObject({
		individual: factor,
		professional: factor,
		seller: factor,
		reseller: factor,
	}),
	coefficients: z.strictObject({ individual: factor, professional: factor }),
	vat,
	/** Cents per kg, by country, from a date on. */
	ecoParticipation,
	services,
})
/** Stored versions keep the rules of their day; new ones must satisfy these. */
const newPricingSchema = commonPricingSchema.superRefine(
	({ vat: rates, ecoParticipation: eco }, check) => {
		for (const country of countries)
			if (rates[country].reduced > rates[country].normal)
				check.addIssue({
					code: 'custom',
					path: ['vat', country, 'reduced'],
					message: 'not above the normal rate',
				})
		eco.forEach(({ country, from: day }, i) => {
			if (eco.slice(0, i).some((it) => it.country === country && it.from === day))
				check.addIssue({
					code: 'custom',
					path: ['ecoParticipation', i, 'from'],
					message: 'one for each country and day',
				})
		})
	},
)
const versionPreviewSchema = z.strictObject({
	/** The version in force, with which it is compared. */
	base: z.string(),
	/** Those that differ. */
	lists: z.array(z.strictObject({ kind: listKind, difference: differenceSchema })),
	pricing: z.strictObject({ before: commonPricingSchema, after: commonPricingSchema }),
	/** The last 50 offers, those that change most first. */
	effect: z.array(effectSchema),
})
const pricingSchema = z.strictObject({ version: z.string(), pricing: commonPricingSchema })
const zonesSchema = z.strictObject({
	version: z.string(),
	zones: z.array(deliveryZoneSchema).max(20_000),
})

const rights = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')
const changed = errorsOf('price_version_changed')
const versionInput = z.strictObject({ version: z.string().min(1).max(40) })
/** The version that the caller saw in force: if another is by now, nothing is switched. */
const from = z.string().min(1).max(40)
const file = z.object({
	headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	body: z.file(),
})

export const prices = {
	versions: {
		list: oc
			.route({ method: 'GET', path: '/back-office/prices/versions', tags: ['back-office'] })
			.errors(rights)
			.input(z.strictObject({ before: z.string().max(40).optional() }))
			.output(
				z.strictObject({
					rows: z.array(versionSchema),
					next: z.string().nullable(),
					/** On whichever page it stands. */
					inForce: z.string(),
				}),
			),
		get: oc
			.route({
				method: 'GET',
				path: '/back-office/prices/versions/{version}',
				tags: ['back-office'],
			})
			.errors({ ...rights, ...errorsOf('price_version_not_found') })
			.input(versionInput)
			.output(versionPageSchema),
		/** What would change if it were in force again. */
		preview: oc
			.route({
				method: 'GET',
				path: '/back-office/prices/versions/{version}/preview',
				tags: ['back-office'],
			})
			.errors({ ...rights, ...errorsOf('price_version_not_found') })
			.input(versionInput)
			.output(versionPreviewSchema),
		switch: oc
			.route({
				method: 'POST',
				path: '/back-office/prices/versions/{version}/switch',
				tags: ['back-office'],
			})
			.errors({ ...rights, ...changed, ...errorsOf('price_version_not_found') })
			.input(versionInput.extend({ from }))
			.output(versionSchema),
		download: oc
			.route({
				method: 'GET',
				path: '/back-office/prices/versions/{version}/lists/{kind}',
				tags: ['back-office'],
				outputStructure: 'detailed',
			})
			.errors({ ...rights, ...errorsOf('price_version_not_found') })
			.input(versionInput.extend({ kind: listKind, format: fileFormat.default('csv') }))
			.output(file),
	},
	template: oc
		.route({
			method: 'GET',
			path: '/back-office/prices/templates/{kind}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(rights)
		.input(z.strictObject({ kind: listKind, format: fileFormat.default('csv') }))
		.output(file),
	imports: {
		list: oc
			.route({ method: 'GET', path: '/back-office/prices/imports', tags: ['back-office'] })
			.errors(rights)
			.output(z.array(importRowSchema)),
		/** A dry run that goes on after the answer; `get` reports its progress. */
		upload: oc
			.route({
				method: 'POST',
				path: '/back-office/prices/imports/upload/{kind}',
				tags: ['back-office'],
			})
			.errors({ ...rights, ...errorsOf('body_too_large', 'import_running') })
			.input(z.strictObject({ kind: listKind, file: z.file().max(largestList) }))
			.output(importRowSchema),
		get: oc
			.route({ method: 'GET', path: '/back-office/prices/imports/{id}', tags: ['back-office'] })
			.errors({ ...rights, ...errorsOf('import_not_found') })
			.input(z.strictObject({ id: z.uuid() }))
			.output(priceImportSchema),
		switch: oc
			.route({
				method: 'POST',
				path: '/back-office/prices/imports/{id}/switch',
				tags: ['back-office'],
			})
			.errors({ ...rights, ...changed, ...errorsOf('import_not_found', 'import_not_ready') })
			.input(z.strictObject({ id: z.uuid() }))
			.output(versionSchema),
	},
	ratings: {
		get: oc
			.route({ method: 'GET', path: '/back-office/prices/ratings', tags: ['back-office'] })
			.errors(rights)
			.output(pricingSchema),
		change: oc
			.route({ method: 'POST', path: '/back-office/prices/ratings', tags: ['back-office'] })
			.errors({ ...rights, ...changed })
			.input(z.strictObject({ from, pricing: newPricingSchema }))
			.output(pricingSchema),
		/** The last 50 offers by what is in force and by what is given. */
		preview: oc
			.route({
				method: 'POST',
				path: '/back-office/prices/ratings/preview',
				tags: ['back-office'],
			})
			.errors(rights)
			.input(z.strictObject({ pricing: newPricingSchema }))
			.output(z.strictObject({ effect: z.array(effectSchema) })),
	},
	zones: {
		list: oc
			.route({ method: 'GET', path: '/back-office/prices/zones', tags: ['back-office'] })
			.errors(rights)
			.output(zonesSchema),
		/** Replaces all zones, checked as an import is; makes a version and puts it in force. */
		change: oc
			.route({ method: 'POST', path: '/back-office/prices/zones', tags: ['back-office'] })
			.errors({
				...rights,
				...changed,
				zones_faulty: {
					...errorCodes.zones_faulty,
					data: z.object({ problems: z.array(problemSchema) }),
				},
			})
			.input(z.strictObject({ from, zones: z.array(deliveryZoneSchema).max(20_000) }))
			.output(zonesSchema),
	},
}

/** Zones of one name in two countries are two: each has its own price. */
export function zoneKeyOf({ country, zone }: Pick<DeliveryZone, 'country' | 'zone'>): string {
	return `${country} ${zone}`
}

export type PriceImport = z.infer<typeof priceImportSchema>
export type ImportReport = z.infer<typeof importReportSchema>
export type PriceVersion = z.infer<typeof versionSchema>
export type PriceVersionPreview = z.infer<typeof versionPreviewSchema>
export type ListKind = (typeof listKinds)[number]
export type CommonPricing = z.infer<typeof commonPricingSchema>

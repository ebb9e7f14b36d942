import { catalogueSchema, startTypes, templateIds } from '@gabarit/engine'
import { priceBookSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pdfFileSchema } from './design/plan.ts'
import { configuratorKinds, countries, themeCodes } from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { centsSchema, languageSchema } from './person.ts'
import { askSamples } from './samples.ts'
import { statistics } from './statistics.ts'

const flag = z.boolean()

export const domainSchema = z.strictObject({
	tenant: z.string(),
	themeCode: z.enum(themeCodes),
	logoUrl: z.string().nullable(),
	hexColour: z.string().nullable(),
	configurators: z.array(z.enum(configuratorKinds)),
	isPriceHidden: flag,
	isDeliveryPriceCustomisable: flag,
	isReferenceResellerCustomisable: flag,
	hideAllColorSample: flag,
	isConfiguratorReseller: flag,
	isConfiguratorDSM: flag,
	isFrenchReseller: flag,
	baseDeliveryPrice: centsSchema,
	deliveryTime: z.int(),
	nonFavoriteColorAddedPrice: centsSchema,
	resellerName: z.string(),
	resellerAddress: z.string(),
	resellerPhoneNumber: z.string(),
	resellerEmail: z.string(),
	resellerVats: z.partialRecord(z.enum(countries), z.string()),
	paymentTypes: z.array(z.enum(['None', 'Online', 'Bill'])),
	noPaymentMessage: z.string().nullable(),
	/** Its mediator, its register and the like, as the shop words them. */
	legalNotice: z.string().nullable(),
	/** Percent of an order that is paid online in advance; 100 = all of it. */
	depositPercentage: z.int(),
})

const range = z.strictObject({ min: z.int(), max: z.int() })

/** Carcasses, and the narrowest module. */
const carcassBounds = z.strictObject({ height: range, depth: range, moduleMin: z.int() })
/** The shorter and the longer side of a loose board, then along and across its grain. */
const panelBounds = z.strictObject({
	shorterMin: z.int(),
	longerMin: z.int(),
	alongMax: z.int(),
	acrossMax: z.int(),
	linesMax: z.int(),
	quantity: z.int(),
	/** The largest that is clad. */
	wall: z.strictObject({ width: z.int(), height: z.int() }),
})

/** What a form asks of a desk. */
const deskBounds = z.strictObject({
	length: range,
	depth: range,
	height: range,
	modesty: range,
	pedestal: range,
})

/** What a form asks of TV furniture. */
const tvFurnitureBounds = z.strictObject({
	width: range,
	height: range,
	depth: range,
	/** Of furniture on a wall rail. */
	hungDepth: range,
	hungHeight: range,
	/** Behind it. */
	air: range,
	/** Inches. */
	diagonal: range,
	/** Of the screen, from the floor. */
	center: range,
	tallWidth: range,
	tallHeight: range,
	modulesMax: z.int(),
})

/** Of a room separator: held by a wall or free, or to the ceiling; rows and columns of its grid. */
const usualRange = z.strictObject({ ...range.shape, usual: z.int() })
const separatorBounds = z.strictObject({
	length: usualRange,
	depth: usualRange,
	height: usualRange,
	ceiling: usualRange,
	columns: range,
	rows: range,
	passageMax: z.int(),
})

/** What a form asks of furniture under a stair. */
const stairBounds = z.strictObject({
	rise: range,
	going: range,
	low: range,
	stringer: range,
	hu: range,
	width: range,
	depth: range,
	depthFront: range,
})

const dressingInitSchema = z.strictObject({
	/** Catalogue and price list in force: an order freezes it. */
	version: z.string(),
	catalogue: catalogueSchema,
	templates: z.array(
		z.strictObject({ reference: z.enum(templateIds as [string]), image: z.string() }),
	),
	topTen: z.array(z.string()),
	/** Limits of each type, mm. */
	bounds: z.strictObject({
		...(Object.fromEntries(startTypes.map((type) => [type, carcassBounds])) as Record<
			(typeof startTypes)[number],
			typeof carcassBounds
		>),
		desk: deskBounds,
		tvFurniture: tvFurnitureBounds,
		panels: panelBounds,
		roomSeparator: separatorBounds,
		stairsFurniture: stairBounds,
	}),
	/** The viewer's own sale book; null where he may not see prices. */
	book: priceBookSchema.nullable(),
})

/** The shop's own PDF, else ours. */
function legalText(path: 'terms' | 'privacy') {
	return oc
		.route({
			method: 'GET',
			path: `/configurator/${path}`,
			tags: ['configurator'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf('invalid_model', 'drawing_unavailable'))
		.input(z.strictObject({ language: languageSchema.optional() }))
		.output(pdfFileSchema)
}

export const configurator = {
	init: oc
		.route({ method: 'GET', path: '/configurator/init', tags: ['configurator'] })
		.errors(errorsOf('referer_missing'))
		.output(domainSchema),
	dressingInit: oc
		.route({ method: 'GET', path: '/configurator/dressing/init', tags: ['configurator'] })
		.errors(errorsOf('invalid_model'))
		.output(dressingInitSchema),
	terms: legalText('terms'),
	privacy: legalText('privacy'),
	samples: askSamples,
	statistics,
}

export type Domain = z.infer<typeof domainSchema>
export type DressingInit = z.infer<typeof dressingInitSchema>

// What the engine has to know of the catalogue; the rows live with the server and are given as an argument.
import { z } from 'zod'

export const materialCategories = ['Melamine', 'MdfHydro', 'Lacquer', 'Veneer'] as const
export const tiers = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'] as const
export const handleColors = [
	'Black',
	'NickelPlated',
	'Gold',
	'Inox',
	'Aluminium',
	'Grey',
	'Rust',
	'IronWeathered',
] as const

const labelSchema = z.strictObject({ fr: z.string(), nl: z.string(), en: z.string() })

/** A colour that boards are made in. `pattern` says how it is drawn; `hex` its mean colour, `hexDark` that of the pores. */
export const colorSchema = z.strictObject({
	reference: z.string(),
	label: labelSchema,
	category: z.enum(materialCategories),
	tier: z.enum(tiers),
	hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
	hexDark: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
	pattern: z.enum(['Plain', 'Linen', 'Wood']),
	favourite: z.boolean(),
	/** May line the carcass (domain 1.4). */
	interior: z.boolean(),
	/** May make fronts and finishing. */
	exterior: z.boolean(),
})

/** `Bar`, `Knob` and `EdgePull` stand proud by `projection`; a `Profile` runs the whole edge and does not. */
export const handleSchema = z.strictObject({
	reference: z.string(),
	label: labelSchema,
	kind: z.enum(['Bar', 'Knob', 'EdgePull', 'Profile']),
	/** mm; 0 for a profile, which is as long as its leaf less 20. */
	length: z.number(),
	/** mm between screw holes, 0 for one hole or none. */
	holePitch: z.number(),
	projection: z.number(),
	colors: z.array(z.enum(handleColors)).min(1),
})

export const catalogueSchema = z.strictObject({
	version: z.string(),
	colors: z.array(colorSchema).min(1),
	handles: z.array(handleSchema).min(1),
})

const colorsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, Color>>()

/** The colours of a catalogue by reference: there are hundreds, so they are gathered once, not at every edit. */
export function colorsOf(catalogue: Catalogue): ReadonlyMap<string, Color> {
	const known = colorsByCatalogue.get(catalogue)
	if (known) return known
	// Of two under one reference the first counts.
	const colors = new Map(catalogue.colors.toReversed().map((color) => [color.reference, color]))
	colorsByCatalogue.set(catalogue, colors)
	return colors
}

/** What each colour of a catalogue is made of, by reference; a board of no colour there is a bug. */
export function categoriesOf(catalogue: Catalogue): (reference: string) => MaterialCategory {
	const colors = colorsOf(catalogue)
	return (reference) => {
		const category = colors.get(reference)?.category
		if (!category) throw new Error(`colour ${reference} is not in the catalogue`)
		return category
	}
}

export type MaterialCategory = (typeof materialCategories)[number]
export type Tier = (typeof tiers)[number]
export type HandleColor = (typeof handleColors)[number]
export type Color = z.infer<typeof colorSchema>
export type Handle = z.infer<typeof handleSchema>
export type Catalogue = z.infer<typeof catalogueSchema>

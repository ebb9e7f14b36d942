// The part of the catalogue that the engine reads. The rows live with the server and come as an argument.
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

/** `hex`: the mean colour; `hexDark`: the colour of the pores. */
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
	exterior: z.boolean(),
})

/** A `Profile` runs along the whole edge; the others stand proud by `projection`. */
export const handleSchema = z.strictObject({
	reference: z.string(),
	label: labelSchema,
	kind: z.enum(['Bar', 'Knob', 'EdgePull', 'Profile']),
	/** A bar is straight or a bow, a knob round or square; the others are straight. */
	shape: z.enum(['Straight', 'Bow', 'Round', 'Square']),
	/** mm; 0 for a profile, which takes its length from the leaf. */
	length: z.number(),
	/** mm between screw holes; 0 for one hole or none. */
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

/** By reference. Cached, because a catalogue holds hundreds of colours. */
export function colorsOf(catalogue: Catalogue): ReadonlyMap<string, Color> {
	const known = colorsByCatalogue.get(catalogue)
	if (known) return known
	const colors = new Map(catalogue.colors.toReversed().map((color) => [color.reference, color]))
	colorsByCatalogue.set(catalogue, colors)
	return colors
}

/** By colour reference; throws for a colour that the catalogue does not have. */
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

// The stored form of each kind. Apart from kinds.ts, so that a page that only reads documents builds nothing.
import { z } from 'zod'
import { deskSchema } from './desk/schema.ts'
import { type DressingConfiguration, dressingSchema, startTypes } from './dressing/schema.ts'
import { panelsSchema } from './panels/schema.ts'
import { roomSeparatorSchema } from './room-separator/schema.ts'
import { stairsFurnitureSchema } from './stairs-furniture/schema.ts'
import { tvFurnitureSchema } from './tv-furniture/schema.ts'

/** The types of a dressing, then the other kinds. */
export const furnitureTypes = [
	...startTypes,
	'desk',
	'panels',
	'tvFurniture',
	'roomSeparator',
	'stairsFurniture',
] as const
export type FurnitureType = (typeof furnitureTypes)[number]

export const configurationSchema = z.discriminatedUnion('type', [
	dressingSchema,
	deskSchema,
	panelsSchema,
	tvFurnitureSchema,
	roomSeparatorSchema,
	stairsFurnitureSchema,
])

export type Configuration = z.infer<typeof configurationSchema>

export function typeOf({ type }: Pick<Configuration, 'type'>): FurnitureType {
	return type ?? 'wardrobe'
}

export function isDressing(configuration: Configuration): configuration is DressingConfiguration {
	return startTypes.some((type) => type === typeOf(configuration))
}

const schemas = {
	wardrobe: dressingSchema,
	shelves: dressingSchema,
	drawer: dressingSchema,
	top10: dressingSchema,
	desk: deskSchema,
	panels: panelsSchema,
	tvFurniture: tvFurnitureSchema,
	roomSeparator: roomSeparatorSchema,
	stairsFurniture: stairsFurnitureSchema,
} satisfies Record<FurnitureType, unknown>

/** A document without a known type is read as a dressing. */
export function schemaOf(document: unknown): (typeof schemas)[FurnitureType] {
	return schemas[furnitureTypes.find((known) => known === typeIn(document)) ?? 'wardrobe']
}

/** One is named that nobody knows. */
export function hasStrangeType(document: unknown): boolean {
	const type = typeIn(document)
	return type !== undefined && furnitureTypes.every((known) => known !== type)
}

function typeIn(document: unknown): unknown {
	return typeof document === 'object' && document !== null && 'type' in document
		? document.type
		: undefined
}

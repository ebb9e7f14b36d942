// The stored form of each kind. Apart from kinds.ts, so that a page that only reads documents builds nothing.
import { z } from 'zod'
import { deskSchema } from './desk/schema.ts'
import { dressingSchema } from './dressing/schema.ts'
import { type FurnitureType, furnitureTypes } from './furniture-types.ts'
import { panelsSchema } from './panels/schema.ts'
import { roomSeparatorSchema } from './room-separator/schema.ts'
import { stairsFurnitureSchema } from './stairs-furniture/schema.ts'
import { tvFurnitureSchema } from './tv-furniture/schema.ts'

export const configurationSchema = z.discriminatedUnion('type', [
	dressingSchema,
	deskSchema,
	panelsSchema,
	tvFurnitureSchema,
	roomSeparatorSchema,
	stairsFurnitureSchema,
])

export type Configuration = z.infer<typeof configurationSchema>

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

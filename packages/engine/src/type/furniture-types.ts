import type { DressingConfiguration } from './dressing/schema.ts'
import { startTypes } from './dressing/start-types.ts'
import type { Configuration } from './schemas.ts'

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

export function typeOf({ type }: Pick<Configuration, 'type'>): FurnitureType {
	return type ?? 'wardrobe'
}

export function isDressing(configuration: Configuration): configuration is DressingConfiguration {
	return startTypes.some((type) => type === typeOf(configuration))
}

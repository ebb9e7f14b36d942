import { typeDefaults } from '../defaults.ts'
import type { Configuration, FurnitureType } from '../schema.ts'

const LIST_MAX = 10

/**
 * A type that starts with the most ordered interiors stores the shop's list of today,
 * so that the buyer orders what he saw.
 */
export function withType(
	{ topTen: _former, ...rest }: Configuration,
	type: FurnitureType,
	shopTopTen: readonly string[],
): Configuration {
	const topTen = shopTopTen.slice(0, LIST_MAX)
	const keepsList = typeDefaults[type].favourites && topTen.length > 0
	return { ...rest, type, ...(keepsList && { topTen }) }
}

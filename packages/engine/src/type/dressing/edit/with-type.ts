import { typeDefaults } from '../defaults.ts'
import type { DressingConfiguration } from '../schema.ts'
import type { StartType } from '../start-types.ts'

const LIST_MAX = 10

/**
 * A type that starts with the most ordered interiors stores the shop's list of today,
 * so that the buyer orders what he saw.
 */
export function withType(
	{ topTen: _former, ...rest }: DressingConfiguration,
	type: StartType,
	shopTopTen: readonly string[],
): DressingConfiguration {
	const topTen = shopTopTen.slice(0, LIST_MAX)
	const keepsList = typeDefaults[type].favourites && topTen.length > 0
	return { ...rest, type, ...(keepsList && { topTen }) }
}

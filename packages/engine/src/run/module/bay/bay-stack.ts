import type { Zone } from '../../../furniture/run.ts'
import type { DesignBay } from '../../design.ts'
import type { ShelfBehind } from '../../front/hinges.ts'
import { zonesOfChoice } from '../../has-fronts.ts'
import { builtStack } from '../built-stack.ts'
import { type Stack, stackZones } from '../stack.ts'
import { type BaySize, usualThickness } from './bay-limits.ts'

export function stackOf(
	choice: DesignBay,
	size: BaySize,
): { stack: Stack; shelfThickness: 18 | 28 } {
	const shelfThickness = choice.thickness ?? usualThickness(size)
	const built = builtStack(zonesOfChoice(choice), size, shelfThickness)
	return { stack: stackZones(built, size, shelfThickness), shelfThickness }
}

export function fixedShelvesOf({
	zones,
	shelfThickness,
}: {
	zones: readonly Zone[]
	shelfThickness: 18 | 28
}): ShelfBehind[] {
	return zones
		.filter((zone) => zone.kind === 'FixedShelve')
		.map((zone) => ({ axis: zone.bottom + shelfThickness / 2, thickness: shelfThickness }))
}

import type { Catalogue, MaterialCategory } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import { doorChoices, handleChoices, handleColorChoices } from '../../finish-options.ts'
import { offeredColors } from '../../offered-colors.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import type { DressingConfiguration } from '../schema.ts'
import { type DressingOption, judgedOption } from './option.ts'

export function colorOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): DressingOption[] {
	const judged = new Map<string, DressingOption>()
	return offeredColors(catalogue, place, category).map((color) => {
		const changed = withColor(configuration, place, color.reference)
		// The category alone decides what can be made, so one colour of each is built.
		const known = judged.get(color.category)
		if (!known) {
			const option = judgedOption(color.reference, changed, catalogue)
			judged.set(color.category, option)
			return option
		}
		const { available, reason } = known
		return {
			reference: color.reference,
			available,
			configuration: changed,
			...(reason && { reason }),
		}
	})
}

function withColor(
	configuration: DressingConfiguration,
	place: 'interior' | 'exterior',
	reference: string,
): DressingConfiguration {
	return { ...configuration, colors: { ...configuration.colors, [place]: reference } }
}

export function doorOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingOption[] {
	return doorChoices(configuration, (reference, changed) =>
		judgedOption(reference, changed, catalogue),
	)
}

export function openingSideOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
): DressingOption[] {
	const result = buildDressing(configuration, catalogue)
	if (!result.ok) return []
	const leaves = result.value.fronts.filter(
		(front) =>
			front.kind === 'Leaf' && front.run === position.run && front.module === position.module,
	)
	if (leaves.length !== 1) return []
	const design = completeDressing(configuration, catalogue)
	const others = (design.doors?.openingSides ?? []).filter(
		(choice) => choice.run !== position.run || choice.module !== position.module,
	)
	return (['Left', 'Right'] as const).map((side) => {
		const doors = {
			...(design.doors ?? { style: 'Simple' as const }),
			openingSides: [...others, { ...position, side }],
		}
		const changed = { ...configuration, doors }
		const option = judgedOption(side, changed, catalogue)
		return option.available && !turnsTo(changed, catalogue, position, side)
			? { ...option, available: false }
			: option
	})
}

// The room may overrule the choice: a leaf beside a window keeps its side.
function turnsTo(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
	side: 'Left' | 'Right',
): boolean {
	const result = buildDressing(configuration, catalogue)
	return (
		result.ok &&
		result.value.fronts.some(
			(front) =>
				front.kind === 'Leaf' && front.module === position.module && front.openingSide === side,
		)
	)
}

export function handleOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingOption[] {
	const wanted = completeDressing(configuration, catalogue).handle?.color
	return handleChoices(configuration, wanted, catalogue, (reference, changed) =>
		judgedOption(reference, changed, catalogue),
	)
}

export function handleColorOptions(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingOption[] {
	const { handle } = completeDressing(configuration, catalogue)
	return handleColorChoices(configuration, handle, catalogue)
}

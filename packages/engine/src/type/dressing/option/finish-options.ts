import type { Catalogue, MaterialCategory } from '../../../catalogue.ts'
import type { RunSide } from '../../../issue.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import type { Configuration } from '../schema.ts'
import { judgedOption, type Option } from './option.ts'

export function colorOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): Option[] {
	const judged = new Map<string, Option>()
	return catalogue.colors
		.filter((color) => color[place] && (category === undefined || color.category === category))
		.toSorted((a, b) => Number(b.favourite) - Number(a.favourite) || compare(a.tier, b.tier))
		.map((color) => {
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

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b)
}

function withColor(
	configuration: Configuration,
	place: 'interior' | 'exterior',
	reference: string,
): Configuration {
	return { ...configuration, colors: { ...configuration.colors, [place]: reference } }
}

/**
 * No doors, then each style with each number of crossbars or frames: `None`, `Simple`,
 * `StraightLines:2`, `Frames:1`.
 */
export function doorOptions(configuration: Configuration, catalogue: Catalogue): Option[] {
	const sides = configuration.doors?.openingSides
	const kept = sides ? { openingSides: sides } : {}
	const styles = [
		{ reference: 'None', doors: null },
		{ reference: 'Simple', doors: { style: 'Simple' as const, ...kept } },
		...[1, 2, 3, 4, 5].map((count) => ({
			reference: `StraightLines:${count}`,
			doors: { style: 'StraightLines' as const, count, ...kept },
		})),
		...[1, 2, 3].map((count) => ({
			reference: `Frames:${count}`,
			doors: { style: 'Frames' as const, count, ...kept },
		})),
	]
	return styles.map(({ reference, doors }) =>
		judgedOption(reference, { ...configuration, doors }, catalogue),
	)
}

export function openingSideOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: { run: RunSide; module: number },
): Option[] {
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
	configuration: Configuration,
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

/** `None` is push to open. */
export function handleOptions(configuration: Configuration, catalogue: Catalogue): Option[] {
	const wanted = completeDressing(configuration, catalogue).handle?.color
	const none = judgedOption('None', { ...configuration, handle: null }, catalogue)
	const models = catalogue.handles.flatMap((handle) => {
		const color = handle.colors.find((offered) => offered === wanted) ?? handle.colors[0]
		if (!color) return []
		const changed = { ...configuration, handle: { model: handle.reference, color } }
		return [judgedOption(handle.reference, changed, catalogue)]
	})
	return [none, ...models]
}

export function handleColorOptions(configuration: Configuration, catalogue: Catalogue): Option[] {
	const handle = completeDressing(configuration, catalogue).handle
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	if (!handle || !model) return []
	return model.colors.map((color) => ({
		reference: color,
		available: true,
		configuration: { ...configuration, handle: { model: handle.model, color } },
	}))
}

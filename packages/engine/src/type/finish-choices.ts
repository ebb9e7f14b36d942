// What may be chosen of doors and handles, by every kind that has leaves.
import type { Catalogue, HandleColor } from '../catalogue.ts'
import type { RunChoices } from '../run/choices.ts'

type Finish = Pick<RunChoices, 'doors' | 'handle'>

export type Offered<C> = { reference: string; configuration: C }

/**
 * No doors, then each style with each number of crossbars or frames: `None`, `Simple`,
 * `StraightLines:2`, `Frames:1`.
 */
export function doorsOffered<C extends Finish>(configuration: C): Offered<C>[] {
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
	return styles.map(({ reference, doors }) => ({
		reference,
		configuration: { ...configuration, doors },
	}))
}

/** `None` is push to open; each model in the colour `wanted`, or in its first. */
export function handlesOffered<C extends Finish>(
	configuration: C,
	{ handles }: Catalogue,
	wanted: HandleColor | undefined,
): Offered<C>[] {
	const models = handles.flatMap((handle) => {
		const color = handle.colors.find((offered) => offered === wanted) ?? handle.colors[0]
		if (!color) return []
		const changed = { ...configuration, handle: { model: handle.reference, color } }
		return [{ reference: handle.reference, configuration: changed }]
	})
	return [{ reference: 'None', configuration: { ...configuration, handle: null } }, ...models]
}

/** The colours in which the chosen model is made. */
export function handleColorsOffered<C extends Finish>(
	configuration: C,
	{ handles }: Catalogue,
	handle: RunChoices['handle'],
): Offered<C>[] {
	const model = handles.find(({ reference }) => reference === handle?.model)
	if (!handle || !model) return []
	return model.colors.map((color) => ({
		reference: color,
		configuration: { ...configuration, handle: { model: handle.model, color } },
	}))
}

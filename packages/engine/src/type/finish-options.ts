// Styles of doors and handles as options, for every kind that has both.
import type { Catalogue, HandleColor } from '../catalogue.ts'
import type { Design } from '../run/design.ts'
import type { Option } from './option.ts'

type Judge<C> = (reference: string, configuration: C) => Option<C>
type Style = Pick<NonNullable<Design['doors']>, 'style' | 'count'>

/** Each style with each number of crossbars or frames: `Simple`, `StraightLines:2`, `Frames:1`. */
export const doorStyleChoices: readonly { reference: string; doors: Style }[] = [
	{ reference: 'Simple', doors: { style: 'Simple' } },
	...[1, 2, 3, 4, 5].map((count) => ({
		reference: `StraightLines:${count}`,
		doors: { style: 'StraightLines' as const, count },
	})),
	...[1, 2, 3].map((count) => ({
		reference: `Frames:${count}`,
		doors: { style: 'Frames' as const, count },
	})),
]

/** Those that go in leaves as low as a pedestal's: two crossbars or frames at most. */
export const lowDoorStyleChoices = doorStyleChoices.filter(({ doors: { count = 0 } }) => count <= 2)

/** `None` has no doors; the others keep the opening sides that are chosen. */
export function doorChoices<C extends { doors?: Design['doors'] | undefined }>(
	configuration: C,
	judge: Judge<C>,
): Option<C>[] {
	const sides = configuration.doors?.openingSides
	const kept = sides ? { openingSides: sides } : {}
	return [
		judge('None', { ...configuration, doors: null }),
		...doorStyleChoices.map(({ reference, doors }) =>
			judge(reference, { ...configuration, doors: { ...doors, ...kept } }),
		),
	]
}

type Handled = { handle?: Design['handle'] | undefined }

/** `None` is push to open; the others in the wanted colour where they have it. */
export function handleChoices<C extends Handled>(
	configuration: C,
	wanted: HandleColor | undefined,
	catalogue: Catalogue,
	judge: Judge<C>,
): Option<C>[] {
	const none = judge('None', { ...configuration, handle: null })
	const models = catalogue.handles.flatMap((handle) => {
		const color = handle.colors.find((offered) => offered === wanted) ?? handle.colors[0]
		if (!color) return []
		const changed = { ...configuration, handle: { model: handle.reference, color } }
		return [judge(handle.reference, changed)]
	})
	return [none, ...models]
}

export function handleColorChoices<C extends Handled>(
	configuration: C,
	handle: Design['handle'],
	catalogue: Catalogue,
): Option<C>[] {
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	if (!handle || !model) return []
	return model.colors.map((color) => ({
		reference: color,
		available: true,
		configuration: { ...configuration, handle: { model: handle.model, color } },
	}))
}

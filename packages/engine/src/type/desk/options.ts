import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { offeredColors } from '../offered-colors.ts'
import type { Option } from '../option.ts'
import { buildDesk } from './build.ts'
import type { DeskConfiguration } from './schema.ts'

type DeskOption = Option<DeskConfiguration>

function judgedOption(
	reference: string,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption {
	const result = buildDesk(configuration, catalogue)
	if (result.ok) return { reference, available: true, configuration }
	const reason = result.issues.find(({ severity }) => severity === 'error')
	return { reference, available: false, configuration, ...(reason && { reason }) }
}

export function deskColorOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): DeskOption[] {
	return offeredColors(catalogue, place, category).map(({ reference }) => {
		const colors = { ...configuration.colors, [place]: reference }
		return judgedOption(reference, { ...configuration, colors }, catalogue)
	})
}

/** Each style of fronts: `Simple`, `StraightLines:2`, `Frames:1`. */
export function deskDoorOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption[] {
	const styles = [
		{ reference: 'Simple', doors: { style: 'Simple' as const } },
		...[1, 2].map((count) => ({
			reference: `StraightLines:${count}`,
			doors: { style: 'StraightLines' as const, count },
		})),
		...[1, 2].map((count) => ({
			reference: `Frames:${count}`,
			doors: { style: 'Frames' as const, count },
		})),
	]
	return styles.map(({ reference, doors }) =>
		judgedOption(reference, { ...configuration, doors }, catalogue),
	)
}

/** `None` is push to open. */
export function deskHandleOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption[] {
	const wanted = configuration.handle?.color
	const models = catalogue.handles.flatMap(({ reference, colors }) => {
		const color = colors.find((offered) => offered === wanted) ?? colors[0]
		return color ? [{ reference, handle: { model: reference, color } }] : []
	})
	return [{ reference: 'None', handle: null }, ...models].map(({ reference, handle }) =>
		judgedOption(reference, { ...configuration, handle }, catalogue),
	)
}

export function deskHandleColorOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption[] {
	const { handle } = configuration
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	return (model?.colors ?? []).map((color) =>
		judgedOption(
			color,
			{ ...configuration, handle: { model: model?.reference ?? '', color } },
			catalogue,
		),
	)
}

import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { handleChoices, lowDoorStyleChoices } from '../finish-options.ts'
import { offeredColors } from '../offered-colors.ts'
import { builtOption, type Option } from '../option.ts'
import { buildDesk } from './build.ts'
import type { DeskConfiguration } from './schema.ts'

type DeskOption = Option<DeskConfiguration>

function judgedOption(
	reference: string,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption {
	return builtOption(reference, configuration, (changed) => buildDesk(changed, catalogue))
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

export function deskDoorOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption[] {
	return lowDoorStyleChoices.map(({ reference, doors }) =>
		judgedOption(reference, { ...configuration, doors }, catalogue),
	)
}

export function deskHandleOptions(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): DeskOption[] {
	const wanted = configuration.handle?.color
	return handleChoices(configuration, wanted, catalogue, (reference, changed) =>
		judgedOption(reference, changed, catalogue),
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

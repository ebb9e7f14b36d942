import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { type Issue, isError } from '../../issue.ts'
import { doorStyleChoices, handleChoices, handleColorChoices } from '../finish-options.ts'
import { offeredColors } from '../offered-colors.ts'
import type { Option } from '../option.ts'
import { completeSeparator } from './defaults.ts'
import { separatorIssues } from './issues.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'

type SeparatorOption = Option<RoomSeparatorConfiguration>

export function separatorColorOptions(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): SeparatorOption[] {
	// The category alone decides what can be made.
	const reasons = new Map<MaterialCategory, Issue | undefined>()
	return offeredColors(catalogue, place, category).map((color) => {
		const { reference } = color
		const colors = { ...configuration.colors, [place]: reference }
		const changed = { ...configuration, colors }
		if (!reasons.has(color.category)) reasons.set(color.category, reasonOf(changed, catalogue))
		return optionOf(reference, changed, reasons.get(color.category))
	})
}

/** What the doors look like; the cells say where there are any. */
export function separatorDoorOptions(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorOption[] {
	return doorStyleChoices.map(({ reference, doors }) =>
		judged(reference, { ...configuration, doors }, catalogue),
	)
}

export function separatorHandleOptions(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorOption[] {
	const wanted = configuration.handle?.color
	return handleChoices(configuration, wanted, catalogue, (reference, changed) =>
		judged(reference, changed, catalogue),
	)
}

export function separatorHandleColorOptions(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorOption[] {
	return handleColorChoices(configuration, configuration.handle ?? null, catalogue)
}

function judged(
	reference: string,
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorOption {
	return optionOf(reference, configuration, reasonOf(configuration, catalogue))
}

function optionOf(
	reference: string,
	configuration: RoomSeparatorConfiguration,
	reason: Issue | undefined,
): SeparatorOption {
	return { reference, available: !reason, configuration, ...(reason && { reason }) }
}

function reasonOf(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Issue | undefined {
	const design = completeSeparator(configuration, catalogue)
	return separatorIssues(design, configuration, catalogue).find(isError)
}

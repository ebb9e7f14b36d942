import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import type { Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { handleChoices, lowDoorStyleChoices } from '../finish-options.ts'
import { offeredColors } from '../offered-colors.ts'
import { builtOption, type Option } from '../option.ts'
import { buildTvFurniture } from './build.ts'
import { moduleChanged, resized, writtenModules } from './check/remedies.ts'
import { completeTvFurniture } from './defaults.ts'
import { LOW_MODULES_MAX, lowFronts } from './limits.ts'
import { type TvFurnitureConfiguration } from './schema.ts'

type TvOption = Option<TvFurnitureConfiguration>
type Asked = readonly [configuration: TvFurnitureConfiguration, catalogue: Catalogue]

function judgedOption(
	reference: string,
	change: Remedy,
	[configuration, catalogue]: Asked,
): TvOption {
	return builtOption(reference, applyRemedy(configuration, change), (changed) =>
		buildTvFurniture(changed, catalogue),
	)
}

export function tvColorOptions(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): TvOption[] {
	return offeredColors(catalogue, place, category).map(({ reference }) =>
		judgedOption(reference, { colors: { [place]: reference } }, [configuration, catalogue]),
	)
}

export function tvDoorOptions(...[configuration, catalogue]: Asked): TvOption[] {
	const { openingSides } = configuration.doors ?? {}
	const kept = openingSides && { openingSides }
	return lowDoorStyleChoices.map(({ reference, doors }) =>
		judgedOption(reference, {}, [{ ...configuration, doors: { ...doors, ...kept } }, catalogue]),
	)
}

export function tvHandleOptions(...[configuration, catalogue]: Asked): TvOption[] {
	const wanted = configuration.handle?.color
	return handleChoices(configuration, wanted, catalogue, (reference, changed) =>
		judgedOption(reference, {}, [changed, catalogue]),
	)
}

export function tvHandleColorOptions(...asked: Asked): TvOption[] {
	const [{ handle }, catalogue] = asked
	const model = catalogue.handles.find(({ reference }) => reference === handle?.model)
	return (model?.colors ?? []).map((color) =>
		judgedOption(color, { handle: { model: model?.reference ?? '', color } }, asked),
	)
}

/** Fronts of a low module; one that closes on devices takes these out. `module`: index of the low ones. */
export function tvFrontOptions(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
	module: number,
): TvOption[] {
	const subject = { configuration, tv: completeTvFurniture(configuration, catalogue) }
	return lowFronts.map((front) => {
		const hides = front === 'Drawers' || front === 'Doors'
		const change = moduleChanged(subject, module, {
			front,
			...(front !== 'Drawers' && { shares: undefined }),
			...(hides && { media: undefined }),
		})
		return judgedOption(front, change, [configuration, catalogue])
	})
}

/** How many low modules; those there are stay, as many as go in. */
export function tvCountOptions(...asked: Asked): (TvOption & { count: number })[] {
	const [configuration, catalogue] = asked
	const subject = { configuration, tv: completeTvFurniture(configuration, catalogue) }
	const written = writtenModules(subject)
	return Array.from({ length: LOW_MODULES_MAX }, (_, i) => {
		const modules = resized(written, i + 1)
		return { count: i + 1, ...judgedOption(`${i + 1}`, { modules }, asked) }
	})
}

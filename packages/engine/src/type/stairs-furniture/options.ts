import type { Catalogue, MaterialCategory } from '../../catalogue.ts'
import { doorChoices, handleChoices, handleColorChoices } from '../finish-options.ts'
import { offeredColors } from '../offered-colors.ts'
import { builtOption, type Option } from '../option.ts'
import { buildStairs } from './build.ts'
import { moduleCounts } from './counts.ts'
import { chosenStairs } from './defaults.ts'
import { stairFills } from './limits.ts'
import { type StairModule, type StairsFurnitureConfiguration } from './schema.ts'

type StairOption = Option<StairsFurnitureConfiguration>

function judged(
	reference: string,
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairOption {
	return builtOption(reference, configuration, (changed) => buildStairs(changed, catalogue))
}

export function stairColorOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): StairOption[] {
	return offeredColors(catalogue, place, category).map(({ reference }) => {
		const colors = { ...configuration.colors, [place]: reference }
		return judged(reference, { ...configuration, colors }, catalogue)
	})
}

export function stairDoorOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairOption[] {
	return doorChoices(configuration, (reference, changed) => judged(reference, changed, catalogue))
}

export function stairHandleOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairOption[] {
	const wanted = configuration.handle?.color
	return handleChoices(configuration, wanted, catalogue, (reference, changed) =>
		judged(reference, changed, catalogue),
	)
}

export function stairHandleColorOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairOption[] {
	return handleColorChoices(configuration, configuration.handle ?? null, catalogue)
}

/** Each fill in the place of one module; by the name of the fill. */
export function stairFillOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
	module: number,
): StairOption[] {
	// Written out, so that a change of one leaves the others.
	const { modules } = chosenStairs(configuration, catalogue)
	return stairFills.map((fill) => {
		const own = modules[module]
		const choice: StairModule = own?.fill === fill ? own : { fill }
		const changed = modules.map((other, i) => (i === module ? choice : other))
		return judged(fill, { ...configuration, modules: changed }, catalogue)
	})
}

/** Each number of modules that shares the run, with what is chosen as far as it goes in. */
export function stairCountOptions(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): (StairOption & { count: number })[] {
	return moduleCounts(configuration, catalogue).map(({ count, modules }) => ({
		...judged(`${count}`, { ...configuration, modules }, catalogue),
		count,
	}))
}

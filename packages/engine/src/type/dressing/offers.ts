import type { Catalogue } from '../../catalogue.ts'
import { fitVerdictsIn } from '../../check/fit/fit-verdicts.ts'
import { checksOfDressing } from './checks.ts'
import { completeDressing } from './complete.ts'
import { finishItemOptions } from './option/finish-items.ts'
import {
	colorOptions,
	doorOptions,
	handleColorOptions,
	handleOptions,
	openingSideOptions,
} from './option/finish-options.ts'
import {
	moduleCountOptions,
	moduleKindOptions,
	templateOptions,
	thicknessOptions,
} from './option/module-options.ts'
import { proposeLayouts } from './propose/propose-layouts.ts'
import type { DressingConfiguration } from './schema.ts'

function dressingFit(configuration: DressingConfiguration, catalogue: Catalogue) {
	return fitVerdictsIn(configuration, completeDressing(configuration, catalogue), catalogue)
}

/** The second half of the dressing's row. A page that only builds does not load it. */
export const dressingOffers = {
	checks: checksOfDressing,
	fit: dressingFit,
	inspirations: proposeLayouts,
	compositions: [],
	options: {
		color: colorOptions,
		door: doorOptions,
		finishItem: finishItemOptions,
		handle: handleOptions,
		handleColor: handleColorOptions,
		moduleCount: moduleCountOptions,
		moduleKind: moduleKindOptions,
		openingSide: openingSideOptions,
		template: templateOptions,
		thickness: thicknessOptions,
	},
}

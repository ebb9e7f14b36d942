import { allStepNames } from '@gabarit/contract'
import type { Furniture } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { heightOf } from './height-of.ts'

/** mm: beside lower furniture a person takes the stage from it. */
const tall = 1700

type Shown = {
	step: StepName
	furniture: Pick<Furniture, 'boards'> | null
	isSmall: boolean
}

/**
 * As chosen; else beside furniture that is as tall as he is, where the stage has room for both, and until its inside and its
 * fronts are looked at.
 */
export function isPersonShown(
	chosen: boolean | null,
	{ step, furniture, isSmall }: Shown,
): boolean {
	if (chosen !== null) return chosen
	const isMeasured = allStepNames.indexOf(step) < allStepNames.indexOf('ModuleSelection')
	return isMeasured && furniture !== null && !isSmall && heightOf(furniture) >= tall
}

import { passSteps, useConfiguration, useSession } from '../session/session-store.ts'
import type { Step, StepName } from './step.ts'
import { neighboursOf, slugsBetween } from './steps.ts'

/** To a later step; those between are left behind as done. */
export function useGoOn(step: StepName, onGo: (step: StepName) => void): (to: StepName) => void {
	const configuration = useConfiguration()
	return (to) => {
		passSteps(slugsBetween(step, to, configuration))
		onGo(to)
	}
}

/** The steps that Previous and Next lead to. */
export function useNeighbours(step: StepName): { previous: Step | null; next: Step | null } {
	const special = useSession((state) => state.special)
	return neighboursOf(step, useConfiguration(), special)
}

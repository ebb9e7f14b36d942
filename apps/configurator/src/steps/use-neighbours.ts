import { useConfiguration, useSession } from '../session/session-store.ts'
import type { Step, StepName } from './step.ts'
import { neighboursOf } from './steps.ts'

/** The steps that Previous and Next lead to. */
export function useNeighbours(step: StepName): { previous: Step | null; next: Step | null } {
	const special = useSession((state) => state.special)
	return neighboursOf(step, useConfiguration(), special)
}

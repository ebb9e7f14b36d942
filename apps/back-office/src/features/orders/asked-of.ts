import type { OrderAction, OrderRow } from '@gabarit/contract'
import { type FormProblem, requiredProblem } from '../../lib/form/form-rules.ts'

export type Needs = OrderRow['allowed'][number]['needs']

/** What is typed or chosen before the action is done: a refused offer is asked its motive, though it needs none. */
export function askedOf(action: OrderAction, needs: Needs): Needs {
	return action === 'refuseOffer' ? 'motive' : needs
}

/** The motive of a refused offer may stay empty. */
export function motiveProblem(action: OrderAction, motive: string): FormProblem | null {
	return action === 'refuseOffer' ? null : requiredProblem(motive)
}

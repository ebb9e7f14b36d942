// The steps of the design for all that stands inside one of them, and the way to another or to one of its fields.
import { createContext, useContext } from 'react'
import { changeView } from '../../session/view-store.ts'
import { stepOfField } from '../fields.ts'
import type { Step, StepName } from '../step.ts'

/** The steps of this design in order, and what shows one; the workbench gives both. */
export type StepNavigation = { steps: readonly Step[]; show: (step: StepName) => void }

const Navigation = createContext<StepNavigation>({ steps: [], show: () => undefined })

/** Gives the steps to what stands inside one. */
export const StepNavigationProvider = Navigation.Provider

/** The steps of this design, and the way to each. */
export function useSteps(): StepNavigation {
	return useContext(Navigation)
}

/** Leads to the field that holds a stored value, and to one reading of it where there are several. */
export function useGoToField(): (field: string, reading: number | null) => void {
	const { show } = useSteps()
	return (field, reading) => {
		changeView({ sought: fieldName(field, reading ?? 0) })
		const step = stepOfField(field)
		if (step !== null) show(step)
	}
}

/** The name that a reading's field carries in the page. */
function fieldName(field: string, reading: number): string {
	return reading === 0 ? field : `${field}.${reading}`
}

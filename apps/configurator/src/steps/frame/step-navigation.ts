import { createContext, useContext } from 'react'
import { useConfiguration } from '../../session/session-store.ts'
import { changeView } from '../../session/view-store.ts'
import { stepOfField } from '../fields.ts'
import type { Step, StepName } from '../step.ts'

/** The shown steps of this design, in order; the workbench provides both. */
export type StepNavigation = { steps: readonly Step[]; show: (step: StepName) => void }

const Navigation = createContext<StepNavigation>({ steps: [], show: () => undefined })

export const StepNavigationProvider = Navigation.Provider

export function useSteps(): StepNavigation {
	return useContext(Navigation)
}

/** Goes to the field of a stored value, and to one of its readings where there are several. */
export function useGoToField(): (field: string, reading: number | null) => void {
	const { show } = useSteps()
	const configuration = useConfiguration()
	return (field, reading) => {
		changeView({ sought: fieldName(field, reading ?? 0) })
		const step = stepOfField(field, configuration)
		if (step !== null) show(step)
	}
}

function fieldName(field: string, reading: number): string {
	return reading === 0 ? field : `${field}.${reading}`
}

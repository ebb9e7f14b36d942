// The way to another step, and to one field of it: whoever names a measure can lead to it.
import { createContext, useContext } from 'react'
import { changeView } from '../../session/view-store.ts'
import { type StepName, stepOfField } from '../steps.ts'

/** Shows a step; the workbench gives it. */
export const StepNavigation = createContext<(step: StepName) => void>(() => undefined)

/** Leads to the field that holds a stored value, and to one reading of it where there are several. */
export function useGoToField(): (field: string, reading: number | null) => void {
	const show = useContext(StepNavigation)
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

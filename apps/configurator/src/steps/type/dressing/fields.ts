import type { Issue } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { type Fields, stepOfStart } from '../fields.ts'

const starts: readonly (readonly [string, StepName])[] = [
	['pos', 'FootprintMeasurements'],
	['width', 'FootprintMeasurements'],
	['footprint', 'Footprint'],
	['wall', 'ComplexRoom'],
	['fireplace', 'ComplexRoom'],
	['priority', 'PrioritySide'],
	['corner', 'PrioritySide'],
	['slope', 'SlopeMeasurements'],
	['runs', 'ModuleSelection'],
]

// Codes where a choice is at fault, not one of its measures.
const stepOfCode: Partial<Record<Issue['code'], StepName>> = {
	slope_needs_wall: 'Slope',
	corner_run_too_low: 'SlopeMeasurements',
	rear_too_low: 'SlopeMeasurements',
	two_slopes_on_module: 'ModuleSelection',
}

const stepOfFamily: Record<Issue['family'], StepName> = {
	NO_MODULE_FITS: 'ModuleSelection',
	HEIGHT: 'FootprintMeasurements',
	DEPTH: 'FootprintMeasurements',
	DOOR_UNAVAILABLE: 'Doors',
	PASSAGE: 'FootprintMeasurements',
	SHELF_THICKNESS: 'Options',
	DELIVERY: 'Delivery',
	INPUT: 'FootprintMeasurements',
	MEASURE: 'FootprintMeasurements',
	SHEET: 'FootprintMeasurements',
	HARDWARE: 'ModuleSelection',
	COMBINATION: 'Footprint',
	ADVICE: 'Recap',
}

const stepOfField: Fields['stepOfField'] = (field) => stepOfStart(starts, field)

/** The step of the field that the issue names, else that of its family. */
export const dressingFields: Fields = {
	stepOfField,
	stepOfIssue: ({ code, field = '', family }) => {
		const coded = stepOfCode[code]
		if (coded !== undefined) return coded
		if (family === 'COMBINATION' && /^slope\.(left|right|back)$/u.test(field)) return 'Slope'
		return stepOfField(field) ?? stepOfFamily[family]
	},
}

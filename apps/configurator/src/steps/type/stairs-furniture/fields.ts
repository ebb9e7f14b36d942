import type { Issue } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { type Fields, stepOfStart } from '../fields.ts'

const starts: readonly (readonly [string, StepName])[] = [
	['stair.access', 'Footprint'],
	['stair.rises', 'Footprint'],
	['stair.tops', 'Options'],
	['stair', 'StairLine'],
	['slope', 'StairLine'],
	['infinityPlank', 'Options'],
]

const stepOfFamily: Partial<Record<Issue['family'], StepName>> = {
	ADVICE: 'Recap',
	DELIVERY: 'Delivery',
	DOOR_UNAVAILABLE: 'Doors',
	MEASURE: 'FootprintMeasurements',
	INPUT: 'FootprintMeasurements',
	SHEET: 'FootprintMeasurements',
}

const stepOfField: Fields['stepOfField'] = (field) => stepOfStart(starts, field)

/** Advice is good to know at the end, whatever it concerns. */
export const stairsFields: Fields = {
	stepOfField,
	stepOfIssue: ({ field = '', family }) => {
		const usual = stepOfFamily[family] ?? 'ModuleSelection'
		return usual === 'Recap' ? usual : (stepOfField(field) ?? usual)
	},
}

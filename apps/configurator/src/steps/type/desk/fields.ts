import type { Issue } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { type Fields, stepOfStart } from '../fields.ts'

const starts = [
	['supports', 'ModuleSelection'],
	['modesty', 'ModuleSelection'],
	['top', 'Options'],
	['cable', 'Options'],
] as const

/** What names no field follows from the supports, or is good to know at the end. */
const stepOfFamily: Partial<Record<Issue['family'], StepName>> = {
	HEIGHT: 'FootprintMeasurements',
	DEPTH: 'FootprintMeasurements',
	MEASURE: 'FootprintMeasurements',
	SHEET: 'FootprintMeasurements',
	DELIVERY: 'Delivery',
	ADVICE: 'Recap',
}

export const deskFields: Fields = {
	stepOfField: (field) => stepOfStart(starts, field),
	stepOfIssue: ({ field = '', family }) =>
		stepOfStart(starts, field) ?? stepOfFamily[family] ?? 'ModuleSelection',
}

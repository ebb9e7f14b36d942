import type { Issue } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { type Fields, stepOfStart } from '../fields.ts'

const starts: readonly (readonly [string, StepName])[] = [
	['room.beside', 'Room'],
	['fix', 'Room'],
	['columns', 'ModuleSelection'],
	['rows', 'ModuleSelection'],
	['cells', 'ModuleSelection'],
	['frame', 'Options'],
]

/** Where no field is named. */
const stepOfFamily: Partial<Record<Issue['family'], StepName>> = {
	NO_MODULE_FITS: 'ModuleSelection',
	DOOR_UNAVAILABLE: 'ModuleSelection',
	COMBINATION: 'Room',
	ADVICE: 'Recap',
}

export const separatorFields: Fields = {
	stepOfField: (field) => stepOfStart(starts, field),
	stepOfIssue: ({ field = '', family }) =>
		stepOfStart(starts, field) ?? stepOfFamily[family] ?? 'FootprintMeasurements',
}

import type { Issue } from '@gabarit/engine'
import type { StepName } from '../../step.ts'
import { type Fields, stepOfStart } from '../fields.ts'

const starts: readonly (readonly [string, StepName])[] = [
	['room.beside', 'Room'],
	['fix', 'Room'],
	['source', 'Room'],
	['access', 'Room'],
	['room', 'FootprintMeasurements'],
	['hu', 'FootprintMeasurements'],
	['height', 'FootprintMeasurements'],
	['depth', 'FootprintMeasurements'],
	['columns', 'ModuleSelection'],
	['rows', 'ModuleSelection'],
	['cells', 'ModuleSelection'],
	['colors.interior', 'InteriorColor'],
	['colors', 'ExteriorColor'],
	['doors', 'Doors'],
	['handle', 'DoorHandle'],
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

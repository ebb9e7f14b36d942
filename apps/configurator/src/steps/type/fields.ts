import type { Issue } from '@gabarit/engine'
import { isWithin } from '../frame/fields/field-within.ts'
import type { StepName } from '../step.ts'

/** Which step of a kind answers for a stored field, and for an issue. */
export type Fields = {
	stepOfField: (field: string) => StepName | null
	stepOfIssue: (issue: Issue) => StepName
}

type Start = readonly [start: string, step: StepName]

/** Fields that several kinds have, and ask in the same step. */
const usual: readonly Start[] = [
	['room', 'FootprintMeasurements'],
	['hu', 'FootprintMeasurements'],
	['height', 'FootprintMeasurements'],
	['depth', 'FootprintMeasurements'],
	['walls', 'Room'],
	['access', 'Room'],
	['source', 'Room'],
	['margin', 'MarginsMeasurements'],
	['baseboard', 'MarginsMeasurements'],
	['obstacle', 'MarginsMeasurements'],
	['filler', 'FillerMeasurements'],
	['modules', 'ModuleSelection'],
	['colors.interior', 'InteriorColor'],
	['colors', 'ExteriorColor'],
	['doors', 'Doors'],
	['handle', 'DoorHandle'],
	['plinth', 'Options'],
	['charger', 'Options'],
]

/** By the first start that the dotted path begins with: `own` ones of the kind before the usual. */
export function stepOfStart(own: readonly Start[], field: string): StepName | null {
	const named = [...own, ...usual].find(([start]) => isWithin(field, start))
	return named?.[1] ?? null
}

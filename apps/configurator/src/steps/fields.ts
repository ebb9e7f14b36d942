import type { Issue } from '@gabarit/engine'
import type { StepName } from './step.ts'

const stepOfFieldStart: readonly (readonly [string, StepName])[] = [
	['room', 'FootprintMeasurements'],
	['hu', 'FootprintMeasurements'],
	['height', 'FootprintMeasurements'],
	['depth', 'FootprintMeasurements'],
	['pos', 'FootprintMeasurements'],
	['width', 'FootprintMeasurements'],
	['footprint', 'Footprint'],
	['wall', 'ComplexRoom'],
	['fireplace', 'ComplexRoom'],
	['priority', 'PrioritySide'],
	['corner', 'PrioritySide'],
	['slope', 'SlopeMeasurements'],
	['walls', 'Room'],
	['access', 'Room'],
	['source', 'Room'],
	['margin', 'MarginsMeasurements'],
	['baseboard', 'MarginsMeasurements'],
	['obstacle', 'MarginsMeasurements'],
	['filler', 'FillerMeasurements'],
	['runs', 'ModuleSelection'],
	['colors.interior', 'InteriorColor'],
	['colors', 'ExteriorColor'],
	['doors', 'Doors'],
	['handle', 'DoorHandle'],
	['plinth', 'Options'],
	['charger', 'Options'],
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

/** The step of the field that the issue names, else that of its family. */
export function stepOfIssue(issue: Issue): StepName {
	const coded = stepOfCode[issue.code]
	if (coded !== undefined) return coded
	const field = issue.field ?? ''
	if (issue.family === 'COMBINATION' && /^slope\.(left|right|back)$/u.test(field)) return 'Slope'
	return stepOfField(field) ?? stepOfFamily[issue.family]
}

export function stepOfField(field: string): StepName | null {
	const named = stepOfFieldStart.find(([start]) => field === start || field.startsWith(`${start}.`))
	return named?.[1] ?? null
}

/** Steps that hold an error or a warning; hints are for the recap. */
export function troubledSteps(issues: readonly Issue[]): Set<StepName> {
	return new Set(issues.filter(({ severity }) => severity !== 'hint').map(stepOfIssue))
}

// The one place that knows the steps, their order and when each has something to ask.
import { stepNames } from '@gabarit/contract'
import type { Configuration, Issue } from '@gabarit/engine'

export type StepName = (typeof stepNames)[number]
export const stepGroups = [
	'room',
	'measures',
	'interior',
	'fronts',
	'options',
	'recap',
	'delivery',
] as const
type StepGroup = (typeof stepGroups)[number]

/** `measures`: its untouched defaults count only once the buyer has said they are his. */
export type Step = { name: StepName; group: StepGroup; slug: string; measures: boolean }

type Row = { group: StepGroup; measures?: true; asks?: (configuration: Configuration) => boolean }

const hasDoors = (configuration: Configuration) => configuration.doors !== null
const hasCorner = ({ footprint = 'Straight' }: Configuration) => footprint !== 'Straight'
const hasSlope = ({ slope }: Configuration) => Boolean(slope?.left ?? slope?.right ?? slope?.back)
// A run in a corner stands along flat walls; a wall that was chosen before can be taken back there.
const hasWallToAsk = (configuration: Configuration) =>
	!hasCorner(configuration) || (configuration.wall ?? 'None') !== 'None'

// A step without `asks` always has something to ask.
const rows: Record<StepName, Row> = {
	Footprint: { group: 'room' },
	Room: { group: 'room' },
	ComplexRoom: { group: 'room', asks: hasWallToAsk },
	PrioritySide: { group: 'room', asks: hasCorner },
	Slope: { group: 'room' },
	MarginsMeasurements: { group: 'measures', measures: true },
	FillerMeasurements: { group: 'measures', measures: true },
	FootprintMeasurements: { group: 'measures', measures: true },
	SlopeMeasurements: { group: 'measures', measures: true, asks: hasSlope },
	ModuleSelection: { group: 'interior' },
	InteriorColor: { group: 'interior' },
	ExteriorColor: { group: 'fronts' },
	Doors: { group: 'fronts' },
	DoorHandle: { group: 'fronts', asks: hasDoors },
	Options: { group: 'options' },
	Recap: { group: 'recap' },
	Delivery: { group: 'delivery' },
	TheEnd: { group: 'delivery' },
}

/** The step's word in an address: `ModuleSelection` is `module-selection`. */
export function slugOf(name: StepName): string {
	return name.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}

/** The steps of a design, in order; what has nothing to ask is left out. */
export function stepsOf(configuration: Configuration): Step[] {
	return stepNames
		.filter((name) => rows[name].asks?.(configuration) ?? true)
		.map((name) => {
			const { group, measures = false } = rows[name]
			return { name, group, slug: slugOf(name), measures }
		})
}

/** The steps the stepper shows: TheEnd is where it ends, not a step to take. */
export function shownSteps(configuration: Configuration): Step[] {
	return stepsOf(configuration).filter(({ name }) => name !== 'TheEnd')
}

/** The step of an address; a step that this design skips leads to the next one it has. */
export function stepOfSlug(slug: string, configuration: Configuration): StepName | null {
	const index = stepNames.findIndex((name) => slugOf(name) === slug.toLowerCase())
	if (index < 0) return null
	const steps = stepsOf(configuration)
	return steps.find(({ name }) => stepNames.indexOf(name) >= index)?.name ?? null
}

/** The step before and the step after, null at the ends. */
export function neighboursOf(
	name: StepName,
	configuration: Configuration,
): { previous: StepName | null; next: StepName | null } {
	const steps = stepsOf(configuration)
	const at = steps.findIndex((step) => step.name === name)
	return { previous: steps[at - 1]?.name ?? null, next: steps[at + 1]?.name ?? null }
}

export type StepState = 'done' | 'current' | 'todo' | 'attention'

/** What the stepper says of a step: an issue of its own outweighs having been there. */
export function stateOfStep(
	name: StepName,
	at: { current: StepName; visited: readonly string[]; troubled: ReadonlySet<StepName> },
): StepState {
	if (at.troubled.has(name)) return 'attention'
	if (name === at.current) return 'current'
	const passed = stepNames.indexOf(name) < stepNames.indexOf(at.current)
	return passed || at.visited.includes(name) ? 'done' : 'todo'
}

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

// Where a choice is at fault and not a measure of it.
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
	COMBINATION: 'Footprint',
	ADVICE: 'Recap',
}

/** The step where an issue is mended: that of the field it names, else that of its family. */
export function stepOfIssue(issue: Issue): StepName {
	const coded = stepOfCode[issue.code]
	if (coded !== undefined) return coded
	const field = issue.field ?? ''
	if (issue.family === 'COMBINATION' && /^slope\.(left|right|back)$/u.test(field)) return 'Slope'
	return stepOfField(field) ?? stepOfFamily[issue.family]
}

/** The step that asks for a stored field, null where none does. */
export function stepOfField(field: string): StepName | null {
	const named = stepOfFieldStart.find(([start]) => field === start || field.startsWith(`${start}.`))
	return named?.[1] ?? null
}

/** The steps that hold an error or a warning; hints are for the recap. */
export function troubledSteps(issues: readonly Issue[]): Set<StepName> {
	return new Set(issues.filter(({ severity }) => severity !== 'hint').map(stepOfIssue))
}

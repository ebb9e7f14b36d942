// The steps of a design, in order. Each kind has a table of rows.
import { allStepNames } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import type { Special } from '../session/session-store.ts'
import type { Step, StepName } from './step.ts'
import { rowOf } from './type/kind-rows.ts'
import type { StepRows } from './type/step-rows.ts'

function rowsOf(configuration: Configuration): StepRows {
	return rowOf(configuration).steps
}

export function viewOf(name: StepName, configuration: Configuration) {
	const row = rowsOf(configuration)[name]
	const { panel = null, layout = 'panel', inside = false } = row ?? {}
	const { bays = false, lines = false, parts = false, cells = false } = row ?? {}
	return { panel, layout, inside, bays, lines, parts, cells }
}

/** `ModuleSelection` is `module-selection`. */
export function slugOf(name: StepName): string {
	return name.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}

/** In order; a step with nothing to ask is left out. */
export function stepsOf(configuration: Configuration): Step[] {
	const rows = rowsOf(configuration)
	return allStepNames.flatMap((name): Step[] => {
		const row = rows[name]
		if (row === undefined || row.asks?.(configuration) === false) return []
		const { group, title = name } = row
		return [{ name, title, group, slug: slugOf(name) }]
	})
}

/** TheEnd is the result, not a step of the stepper. */
export function shownSteps(configuration: Configuration): Step[] {
	return stepsOf(configuration).filter(({ name }) => name !== 'TheEnd')
}

export function firstStepOf(configuration: Configuration): StepName {
	return stepsOf(configuration)[0]?.name ?? 'Recap'
}

/** A step that this design skips leads to the next one it has. */
export function stepOfSlug(slug: string, configuration: Configuration): StepName | null {
	const index = allStepNames.findIndex((name) => slugOf(name) === slug.toLowerCase())
	if (index < 0) return null
	const steps = stepsOf(configuration)
	return steps.find(({ name }) => allStepNames.indexOf(name) >= index)?.name ?? null
}

/** A step whose answers are given is passed, both ways. */
export function neighboursOf(
	name: StepName,
	configuration: Configuration,
	special: readonly Special[],
): { previous: Step | null; next: Step | null } {
	const steps = stepsOf(configuration)
	const rows = rowsOf(configuration)
	const at = steps.findIndex((step) => step.name === name)
	const asks = (step: Step) => rows[step.name]?.passed?.(configuration, special) !== true
	return {
		previous: steps.slice(0, Math.max(0, at)).findLast(asks) ?? null,
		next: steps.slice(at + 1).find(asks) ?? null,
	}
}

/** Those between two steps, which Next leaves behind as done. */
export function slugsBetween(from: StepName, to: StepName, configuration: Configuration): string[] {
	const steps = stepsOf(configuration)
	const [first, last] = [from, to].map((name) => steps.findIndex((step) => step.name === name))
	return steps.slice((first ?? 0) + 1, last).map(({ slug }) => slug)
}

/** Where the buyer says once that these are his measures; null where nothing is measured on site. */
export function confirmingStepOf(configuration: Configuration): Step | null {
	const rows = rowsOf(configuration)
	return stepsOf(configuration).findLast(({ name }) => rows[name]?.measures === true) ?? null
}

/** The field of a step that has no default and was never filled. */
export function unfilledOf(name: StepName, configuration: Configuration): string | null {
	return rowsOf(configuration)[name]?.unfilled?.(configuration) ?? null
}

export type StepState = 'done' | 'current' | 'todo' | 'attention'

/** An issue outweighs having visited the step. */
export function stateOfStep(
	name: StepName,
	at: { current: StepName; visited: readonly string[]; troubled: ReadonlySet<StepName> },
): StepState {
	if (at.troubled.has(name)) return 'attention'
	if (name === at.current) return 'current'
	const passed = allStepNames.indexOf(name) < allStepNames.indexOf(at.current)
	return passed || at.visited.includes(name) ? 'done' : 'todo'
}

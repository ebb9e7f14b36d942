// The steps: one row each, in order, with when it is shown and the panel that asks.
import { stepNames } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import { type ComponentType, lazy } from 'react'
import { later } from '../lib/later.ts'
import { ComplexRoomStep } from './complex-room/complex-room-step.tsx'
import type { Ordering } from './delivery/use-ordering.ts'
import { FillersStep } from './filler-measurements/fillers-step.tsx'
import { FootprintStep } from './footprint/footprint-step.tsx'
import { MeasuresStep } from './footprint-measurements/measures-step.tsx'
import { MarginsStep } from './margins-measurements/margins-step.tsx'
import { PriorityStep } from './priority-side/priority-step.tsx'
import { RoomStep } from './room/room-step.tsx'
import { SlopeStep } from './slope/slope-step.tsx'
import { SlopeMeasuresStep } from './slope-measurements/slope-measures-step.tsx'
import type { Confirmed, Step, StepGroup, StepName } from './step.ts'

type Row = {
	group: StepGroup
	confirms?: Confirmed
	/** Whether this design has something to ask here; absent: always. */
	asks?: (configuration: Configuration) => boolean
	/** null for the end, which is a page of its own. */
	panel: ComponentType<{ ordering: Ordering }> | null
	/** Recap stands below the stage, Delivery without one; the others in the panel beside it. */
	layout?: 'recap' | 'delivery'
	inside?: true
	bays?: true
}

const hasDoors = (configuration: Configuration) => configuration.doors !== null
const hasCorner = ({ footprint = 'Straight' }: Configuration) => footprint !== 'Straight'
const hasSlope = ({ slope }: Configuration) => Boolean(slope?.left ?? slope?.right ?? slope?.back)
// A run in a corner stands along flat walls; a wall chosen before can be taken back here.
const hasWallToAsk = (configuration: Configuration) =>
	!hasCorner(configuration) || (configuration.wall ?? 'None') !== 'None'

const rows: Record<StepName, Row> = {
	Footprint: { group: 'room', panel: FootprintStep },
	Room: { group: 'room', panel: RoomStep },
	ComplexRoom: { group: 'room', asks: hasWallToAsk, panel: ComplexRoomStep },
	PrioritySide: { group: 'room', asks: hasCorner, panel: PriorityStep },
	Slope: { group: 'room', panel: SlopeStep },
	MarginsMeasurements: { group: 'measures', confirms: 'measures', panel: MarginsStep },
	FillerMeasurements: { group: 'measures', confirms: 'fillers', panel: FillersStep },
	FootprintMeasurements: { group: 'measures', confirms: 'measures', panel: MeasuresStep },
	SlopeMeasurements: {
		group: 'measures',
		confirms: 'measures',
		asks: hasSlope,
		panel: SlopeMeasuresStep,
	},
	ModuleSelection: {
		group: 'interior',
		inside: true,
		bays: true,
		panel: later(async () => (await import('./module-selection/modules-step.tsx')).ModulesStep),
	},
	InteriorColor: {
		group: 'interior',
		inside: true,
		panel: later(async () => (await import('./colors/color-step.tsx')).InteriorColorStep),
	},
	ExteriorColor: {
		group: 'fronts',
		panel: later(async () => (await import('./colors/color-step.tsx')).ExteriorColorStep),
	},
	Doors: {
		group: 'fronts',
		panel: later(async () => (await import('./doors/doors-step.tsx')).DoorsStep),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasDoors,
		panel: later(async () => (await import('./door-handle/handle-step.tsx')).HandleStep),
	},
	Options: {
		group: 'options',
		inside: true,
		bays: true,
		panel: later(async () => (await import('./options/options-step.tsx')).OptionsStep),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./recap/recap-step.tsx')).RecapStep),
	},
	Delivery: {
		group: 'delivery',
		layout: 'delivery',
		panel: lazy(async () => ({
			default: (await import('./delivery/delivery-step.tsx')).DeliveryStep,
		})),
	},
	TheEnd: { group: 'delivery', panel: null },
}

export function viewOf(name: StepName) {
	const { panel, layout = 'panel', inside = false, bays = false } = rows[name]
	return { panel, layout, inside, bays }
}

/** `ModuleSelection` is `module-selection`. */
export function slugOf(name: StepName): string {
	return name.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}

/** In order; a step with nothing to ask is left out. */
export function stepsOf(configuration: Configuration): Step[] {
	return stepNames
		.filter((name) => rows[name].asks?.(configuration) ?? true)
		.map((name) => {
			const { group, confirms = null } = rows[name]
			return { name, group, slug: slugOf(name), confirms }
		})
}

/** TheEnd is the result, not a step of the stepper. */
export function shownSteps(configuration: Configuration): Step[] {
	return stepsOf(configuration).filter(({ name }) => name !== 'TheEnd')
}

/** A step that this design skips leads to the next one it has. */
export function stepOfSlug(slug: string, configuration: Configuration): StepName | null {
	const index = stepNames.findIndex((name) => slugOf(name) === slug.toLowerCase())
	if (index < 0) return null
	const steps = stepsOf(configuration)
	return steps.find(({ name }) => stepNames.indexOf(name) >= index)?.name ?? null
}

export function neighboursOf(
	name: StepName,
	configuration: Configuration,
): { previous: StepName | null; next: StepName | null } {
	const steps = stepsOf(configuration)
	const at = steps.findIndex((step) => step.name === name)
	return { previous: steps[at - 1]?.name ?? null, next: steps[at + 1]?.name ?? null }
}

export type StepState = 'done' | 'current' | 'todo' | 'attention'

/** An issue outweighs having visited the step. */
export function stateOfStep(
	name: StepName,
	at: { current: StepName; visited: readonly string[]; troubled: ReadonlySet<StepName> },
): StepState {
	if (at.troubled.has(name)) return 'attention'
	if (name === at.current) return 'current'
	const passed = stepNames.indexOf(name) < stepNames.indexOf(at.current)
	return passed || at.visited.includes(name) ? 'done' : 'todo'
}

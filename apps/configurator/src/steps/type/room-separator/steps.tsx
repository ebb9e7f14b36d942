// The steps of a room separator: how it stands, its grid, its colours, its doors where it has some.
import { type Catalogue, completeSeparator, type RoomSeparatorConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'

const kind = 'roomSeparator'

/** What fills the cells follows from no colour. */
const noColors: Catalogue = { version: '', colors: [], handles: [] }

const hasDoors = (configuration: RoomSeparatorConfiguration) =>
	completeSeparator(configuration, noColors).cells.some(
		({ fill }) => fill === 'DoorFront' || fill === 'DoorRear',
	)

export const separatorSteps: StepRows<RoomSeparatorConfiguration> = {
	Room: {
		group: 'room',
		title: 'Standing',
		panel: later(async () => (await import('./standing/standing-step.tsx')).StandingStep, kind),
	},
	FootprintMeasurements: {
		group: 'measures',
		measures: true,
		panel: later(async () => (await import('./measures/measures-step.tsx')).MeasuresStep, kind),
	},
	ModuleSelection: {
		group: 'grid',
		title: 'Grid',
		cells: true,
		panel: later(async () => (await import('./cells/cells-step.tsx')).CellsStep, kind),
	},
	InteriorColor: {
		group: 'colors',
		title: 'ShelfColor',
		panel: later(async () => (await import('./color-steps.tsx')).ShelfColorStep, kind),
	},
	ExteriorColor: {
		group: 'colors',
		title: 'FrameColor',
		panel: later(async () => (await import('./color-steps.tsx')).FrameColorStep, kind),
	},
	Doors: {
		group: 'fronts',
		asks: hasDoors,
		panel: later(async () => (await import('./separator-doors-step.tsx')).DoorsStep, kind),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasDoors,
		panel: later(async () => (await import('./separator-handle-step.tsx')).HandleStep, kind),
	},
	Options: {
		group: 'options',
		title: 'Frame',
		panel: later(async () => (await import('./frame-step.tsx')).FrameStep, kind),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./separator-recap.tsx')).SeparatorRecap, kind),
	},
	...lastSteps,
}

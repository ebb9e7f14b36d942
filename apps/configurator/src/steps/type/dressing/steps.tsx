// The steps of a dressing: one row each, with when it is shown and the panel that asks.
import type { DressingConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { isSpecial, slopeKindOf, unmeasuredSlope } from '../../../session/changes/room-changes.ts'
import type { Special } from '../../../session/session-store.ts'
import { hasUsualFillers } from '../../filler-measurements/usual-fillers.ts'
import { FootprintStep } from '../../footprint/footprint-step.tsx'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'

const hasDoors = (configuration: DressingConfiguration) => configuration.doors !== null
const hasCorner = ({ footprint = 'Straight' }: DressingConfiguration) => footprint !== 'Straight'
const hasSlope = (configuration: DressingConfiguration) => slopeKindOf(configuration) !== 'None'
// A run in a corner stands along flat walls; a wall chosen before can be taken back here.
const hasWallToAsk = (configuration: DressingConfiguration) =>
	!hasCorner(configuration) || (configuration.wall ?? 'None') !== 'None'
const isWallFlat = (configuration: DressingConfiguration, special: readonly Special[]) =>
	!isSpecial('wall', configuration, special)
const isCeilingFlat = (configuration: DressingConfiguration, special: readonly Special[]) =>
	!isSpecial('slope', configuration, special)

export const dressingSteps: StepRows<DressingConfiguration> = {
	// The first one is there at once.
	Footprint: { group: 'room', panel: FootprintStep },
	Room: {
		group: 'room',
		panel: later(async () => (await import('../../room/room-step.tsx')).RoomStep, 'dressing'),
	},
	ComplexRoom: {
		group: 'room',
		asks: hasWallToAsk,
		passed: isWallFlat,
		panel: later(
			async () => (await import('../../complex-room/complex-room-step.tsx')).ComplexRoomStep,
			'dressing',
		),
	},
	PrioritySide: {
		group: 'room',
		asks: hasCorner,
		panel: later(
			async () => (await import('../../priority-side/priority-step.tsx')).PriorityStep,
			'dressing',
		),
	},
	Slope: {
		group: 'room',
		passed: isCeilingFlat,
		panel: later(async () => (await import('../../slope/slope-step.tsx')).SlopeStep, 'dressing'),
	},
	MarginsMeasurements: {
		group: 'measures',
		panel: later(
			async () => (await import('../../margins-measurements/margins-step.tsx')).MarginsStep,
			'dressing',
		),
	},
	FillerMeasurements: {
		group: 'measures',
		passed: hasUsualFillers,
		panel: later(
			async () => (await import('../../filler-measurements/fillers-step.tsx')).FillersStep,
			'dressing',
		),
	},
	FootprintMeasurements: {
		group: 'measures',
		measures: true,
		panel: later(
			async () => (await import('../../footprint-measurements/measures-step.tsx')).MeasuresStep,
			'dressing',
		),
	},
	SlopeMeasurements: {
		group: 'measures',
		measures: true,
		asks: hasSlope,
		unfilled: unmeasuredSlope,
		panel: later(
			async () =>
				(await import('../../slope-measurements/slope-measures-step.tsx')).SlopeMeasuresStep,
			'dressing',
		),
	},
	ModuleSelection: {
		group: 'interior',
		inside: true,
		bays: true,
		panel: later(
			async () => (await import('../../module-selection/modules-step.tsx')).ModulesStep,
			'dressing',
		),
	},
	InteriorColor: {
		group: 'interior',
		inside: true,
		panel: later(async () => (await import('../../colors/color-step.tsx')).InteriorColorStep),
	},
	ExteriorColor: {
		group: 'fronts',
		panel: later(async () => (await import('../../colors/color-step.tsx')).ExteriorColorStep),
	},
	Doors: {
		group: 'fronts',
		panel: later(async () => (await import('../../doors/doors-step.tsx')).DoorsStep, 'dressing'),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasDoors,
		panel: later(
			async () => (await import('../../door-handle/handle-step.tsx')).HandleStep,
			'dressing',
		),
	},
	Options: {
		group: 'options',
		inside: true,
		bays: true,
		panel: later(
			async () => (await import('../../options/options-step.tsx')).OptionsStep,
			'dressing',
		),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./dressing-recap.tsx')).DressingRecap, 'dressing'),
	},
	...lastSteps,
}

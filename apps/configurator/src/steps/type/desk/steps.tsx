// The steps of a desk: where it stands, how large it is, what carries it, how it looks.
import type { DeskConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'
import { hasDoor, hasPedestal, hasPull } from './pedestals.ts'

export const deskSteps: StepRows<DeskConfiguration> = {
	Room: {
		group: 'room',
		panel: later(async () => (await import('./room/desk-room-step.tsx')).DeskRoomStep, 'desk'),
	},
	MarginsMeasurements: {
		group: 'measures',
		panel: later(
			async () => (await import('./room/desk-margins-step.tsx')).DeskMarginsStep,
			'desk',
		),
	},
	FootprintMeasurements: {
		group: 'measures',
		measures: true,
		panel: later(
			async () => (await import('./height/desk-measures-step.tsx')).DeskMeasuresStep,
			'desk',
		),
	},
	ModuleSelection: {
		group: 'supports',
		title: 'Supports',
		parts: true,
		panel: later(async () => (await import('./supports/supports-step.tsx')).SupportsStep, 'desk'),
	},
	InteriorColor: {
		group: 'colors',
		asks: hasPedestal,
		panel: later(async () => (await import('./desk-color-steps.tsx')).DeskInteriorStep, 'desk'),
	},
	ExteriorColor: {
		group: 'colors',
		title: 'PanelColor',
		panel: later(async () => (await import('./desk-color-steps.tsx')).DeskExteriorStep, 'desk'),
	},
	Doors: {
		group: 'fronts',
		asks: hasDoor,
		panel: later(async () => (await import('./desk-doors-step.tsx')).DeskDoorsStep, 'desk'),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasPull,
		panel: later(
			async () => (await import('../../door-handle/handle-step.tsx')).HandleStep,
			'desk',
		),
	},
	Options: {
		group: 'options',
		panel: later(async () => (await import('./desk-options-step.tsx')).DeskOptionsStep, 'desk'),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./desk-recap.tsx')).DeskRecap, 'desk'),
	},
	...lastSteps,
}

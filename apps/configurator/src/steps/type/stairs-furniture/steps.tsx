// The steps of furniture under a flight: how it is opened, the line that nothing may cross, what stands under it.
import type { StairsFurnitureConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { hasUsualFillersUnderFlight } from '../../filler-measurements/usual-fillers.ts'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'

const kind = 'stairsFurniture'

/** Pull-outs and drawers have a front where there are no doors too. */
function hasFront({ doors, modules }: StairsFurnitureConfiguration): boolean {
	const comesOut = modules?.some(({ fill }) => fill === 'PullOut' || fill === 'Drawers') ?? true
	return doors !== null || comesOut
}

export const stairsSteps: StepRows<StairsFurnitureConfiguration> = {
	Footprint: {
		group: 'room',
		title: 'Access',
		panel: later(
			async () => (await import('./footprint/stairs-footprint-step.tsx')).StairsFootprintStep,
			kind,
		),
	},
	Room: {
		group: 'room',
		panel: later(async () => (await import('./room/stairs-room-step.tsx')).StairsRoomStep, kind),
	},
	StairLine: {
		group: 'room',
		measures: true,
		panel: later(async () => (await import('./line/stair-line-step.tsx')).StairLineStep, kind),
	},
	MarginsMeasurements: {
		group: 'measures',
		panel: later(
			async () => (await import('./room/stairs-margins-step.tsx')).StairsMarginsStep,
			kind,
		),
	},
	FillerMeasurements: {
		group: 'measures',
		passed: hasUsualFillersUnderFlight,
		panel: later(
			async () => (await import('./room/stairs-fillers-step.tsx')).StairsFillersStep,
			kind,
		),
	},
	FootprintMeasurements: {
		group: 'measures',
		measures: true,
		panel: later(
			async () => (await import('./room/stairs-measures-step.tsx')).StairsMeasuresStep,
			kind,
		),
	},
	ModuleSelection: {
		group: 'interior',
		parts: true,
		panel: later(
			async () => (await import('./modules/stairs-modules-step.tsx')).StairsModulesStep,
			kind,
		),
	},
	InteriorColor: {
		group: 'colors',
		panel: later(async () => (await import('./stairs-color-steps.tsx')).StairsInteriorStep, kind),
	},
	ExteriorColor: {
		group: 'colors',
		panel: later(async () => (await import('./stairs-color-steps.tsx')).StairsExteriorStep, kind),
	},
	Doors: {
		group: 'fronts',
		title: 'Fronts',
		panel: later(async () => (await import('./stairs-doors-step.tsx')).StairsDoorsStep, kind),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasFront,
		panel: later(async () => (await import('../../door-handle/handle-step.tsx')).HandleStep, kind),
	},
	Options: {
		group: 'options',
		panel: later(async () => (await import('./stairs-options-step.tsx')).StairsOptionsStep, kind),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./stairs-recap.tsx')).StairsRecap, kind),
	},
	...lastSteps,
}

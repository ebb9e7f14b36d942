// The steps of TV furniture: where it stands, how large it is and for which screen, its modules, how it looks.
import type { TvFurnitureConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'
import { hasFront } from './modules.ts'

const kind = 'tvFurniture'

export const tvFurnitureSteps: StepRows<TvFurnitureConfiguration> = {
	Room: {
		group: 'room',
		panel: later(async () => (await import('./room/tv-room-step.tsx')).TvRoomStep, kind),
	},
	MarginsMeasurements: {
		group: 'measures',
		panel: later(async () => (await import('./room/tv-margins-step.tsx')).TvMarginsStep, kind),
	},
	FootprintMeasurements: {
		group: 'measures',
		measures: true,
		panel: later(
			async () => (await import('./measures/tv-measures-step.tsx')).TvMeasuresStep,
			kind,
		),
	},
	ModuleSelection: {
		group: 'interior',
		parts: true,
		panel: later(async () => (await import('./modules/tv-modules-step.tsx')).TvModulesStep, kind),
	},
	InteriorColor: {
		group: 'colors',
		panel: later(async () => (await import('./tv-color-steps.tsx')).TvInteriorStep, kind),
	},
	ExteriorColor: {
		group: 'colors',
		title: 'PanelColor',
		panel: later(async () => (await import('./tv-color-steps.tsx')).TvExteriorStep, kind),
	},
	Doors: {
		group: 'fronts',
		title: 'Fronts',
		asks: hasFront,
		panel: later(async () => (await import('./tv-doors-step.tsx')).TvDoorsStep, kind),
	},
	DoorHandle: {
		group: 'fronts',
		asks: hasFront,
		panel: later(async () => (await import('../../door-handle/handle-step.tsx')).HandleStep, kind),
	},
	Options: {
		group: 'options',
		panel: later(async () => (await import('./tv-options-step.tsx')).TvOptionsStep, kind),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./tv-recap.tsx')).TvRecap, kind),
	},
	...lastSteps,
}

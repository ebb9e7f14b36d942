// The steps of loose panels: the list, their colour, the order.
import type { PanelsConfiguration } from '@gabarit/engine'
import { later } from '../../../lib/later.ts'
import { lastSteps } from '../last-steps.ts'
import type { StepRows } from '../step-rows.ts'

export const panelsSteps: StepRows<PanelsConfiguration> = {
	ModuleSelection: {
		group: 'pieces',
		title: 'Panels',
		lines: true,
		panel: later(async () => (await import('./list/panels-step.tsx')).PanelsStep, 'panels'),
	},
	ExteriorColor: {
		group: 'colors',
		title: 'PanelColor',
		panel: later(async () => (await import('./panels-color-step.tsx')).PanelsColorStep, 'panels'),
	},
	Recap: {
		group: 'recap',
		layout: 'recap',
		panel: later(async () => (await import('./panels-recap.tsx')).PanelsRecap, 'panels'),
	},
	...lastSteps,
}

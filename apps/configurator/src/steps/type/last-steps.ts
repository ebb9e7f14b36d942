// How every kind is ordered.
import { lazily } from '../../lib/later.ts'
import type { StepRows } from './step-rows.ts'

export const lastSteps = {
	Delivery: {
		group: 'delivery',
		layout: 'delivery',
		panel: lazily(async () => (await import('../delivery/delivery-step.tsx')).DeliveryStep),
	},
	TheEnd: { group: 'delivery', panel: null },
} as const satisfies StepRows

// How every kind is ordered.
import { lazy } from 'react'
import type { StepRows } from './step-rows.ts'

export const lastSteps = {
	Delivery: {
		group: 'delivery',
		layout: 'delivery',
		panel: lazy(async () => ({
			default: (await import('../delivery/delivery-step.tsx')).DeliveryStep,
		})),
	},
	TheEnd: { group: 'delivery', panel: null },
} as const satisfies StepRows

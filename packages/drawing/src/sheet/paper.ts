import type { PlanInput } from '../plan-input.ts'

export type Paper = { width: number; height: number }

export const papers = {
	A3: { width: 420, height: 297 },
	A4: { width: 297, height: 210 },
} as const satisfies Record<PlanInput['paper'], Paper>

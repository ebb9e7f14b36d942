import type { FigureDetail } from '../material/figure-texture.ts'

/** `low`: one frame, smaller shadow and texture; `high`: light gathers while nothing moves. */
export type Quality = 'high' | 'low'

export type QualityPlan = {
	detail: FigureDetail
	shadowSize: number
	rests: boolean
	dpr: [number, number]
}

export const qualityPlans: Record<Quality, QualityPlan> = {
	high: { detail: { across: 1536, along: 1536 }, shadowSize: 2048, rests: true, dpr: [1, 2] },
	low: { detail: { across: 768, along: 768 }, shadowSize: 1024, rests: false, dpr: [1, 1] },
}

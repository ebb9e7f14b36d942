import type { FigureDetails } from '../material/wood-sheet.ts'

/** `low`: one frame, smaller shadow and texture; `high`: light gathers while nothing moves. */
export type Quality = 'high' | 'low'

export type QualityPlan = {
	details: FigureDetails
	shadowSize: number
	rests: boolean
	dpr: [number, number]
}

const coarse = { across: 1536, along: 500 }
const fine = { across: 4096, along: 1400 }

/** Wood for stills: no viewer waits for them, and they are taken once. */
export const stillDetails: FigureDetails = { first: fine, fine: null }

export const qualityPlans: Record<Quality, QualityPlan> = {
	high: { details: { first: coarse, fine }, shadowSize: 2048, rests: true, dpr: [1, 2] },
	low: { details: { first: coarse, fine: null }, shadowSize: 1024, rests: false, dpr: [1, 1] },
}

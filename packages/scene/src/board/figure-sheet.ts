// The sheet that wood is cut from: lanes of one cathedral each, then lanes of straight grain, side by side.
//
//   | cathedral | cathedral | cathedral | cathedral | straight | straight |
//   along the grain: upwards on a leaf

/** mm: along the grain and across it. */
export const figureSheet = { along: 2800, across: 4096 }

/** `axis`: where the log's heart would be, mm across the sheet; beyond the lane where the grain is straight. */
export type FigureLane = { from: number; to: number; axis: number; seed: number }

const cathedralWidth = 640
const cathedralCount = 4
const straightWidth = 768
/** A straight board was sawn this far from the heart, mm. */
const beside = 260

export const cathedralLanes: readonly FigureLane[] = Array.from(
	{ length: cathedralCount },
	(_, i) => ({
		from: i * cathedralWidth,
		to: (i + 1) * cathedralWidth,
		axis: (i + 0.5) * cathedralWidth,
		seed: i + 1,
	}),
)

const straightFrom = cathedralCount * cathedralWidth

export const straightLanes: readonly FigureLane[] = [
	{
		from: straightFrom,
		to: straightFrom + straightWidth,
		axis: straightFrom - beside,
		seed: cathedralCount + 1,
	},
	{
		from: straightFrom + straightWidth,
		to: figureSheet.across,
		axis: figureSheet.across + beside,
		seed: cathedralCount + 2,
	},
]

export const figureLanes: readonly FigureLane[] = [...cathedralLanes, ...straightLanes]

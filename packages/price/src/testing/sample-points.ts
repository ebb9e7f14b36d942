// The points list of domain 10.1 as formulas: the seed's price lists must give the same.
import type { Catalogue, Tier } from '@gabarit/engine'
import { divideHalfUp } from '../exact.ts'
import type { LeafGrid, ModuleGrid, Points } from '../points/points-schema.ts'

const HEIGHTS = [800, 1200, 1600, 2000, 2300, 2500, 2700]
const DEPTHS = [350, 450, 600, 720, 1000]
const SIMPLE_WIDTHS = [300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]
const DOUBLE_WIDTHS = [600, 700, 800, 900, 1000, 1100, 1200]
const LEAF_WIDTHS = [300, 400, 500, 600]
const LEAF_HEIGHTS = [1000, 1600, 2000, 2300, 2500, 2700]

const frontRates: Record<Tier, number> = {
	P1: 60,
	P2: 72,
	P3: 85,
	P4: 105,
	P5: 125,
	P6: 140,
	P7: 185,
	P8: 230,
	P9: 280,
}

/** round(base + 52 x A18 + 20 x A8) on bracket bounds. */
function moduleGrid(kind: 'Simple' | 'Double'): ModuleGrid {
	const widths = kind === 'Simple' ? SIMPLE_WIDTHS : DOUBLE_WIDTHS
	const points: number[] = []
	for (const w of widths)
		for (const h of HEIGHTS)
			for (const d of DEPTHS) {
				const a18 = 2 * h * d + 2 * w * d + (kind === 'Double' ? h * d : 0)
				const base = kind === 'Double' ? 85 : 60
				points.push(divideHalfUp(base * 1e6 + 52 * a18 + 20 * w * h, 1e6))
			}
	return { widths, heights: HEIGHTS, depths: DEPTHS, points }
}

/** round(35 + rate x width x height) on bracket bounds. */
function leafGrid(): LeafGrid {
	const points: LeafGrid['points'] = {}
	for (const [tier, rate] of Object.entries(frontRates))
		points[tier as Tier] = LEAF_WIDTHS.flatMap((w) =>
			LEAF_HEIGHTS.map((h) => divideHalfUp(35e6 + rate * w * h, 1e6)),
		)
	return { widths: LEAF_WIDTHS, heights: LEAF_HEIGHTS, points }
}

const finishes: Points['finishes'] = {
	interior: { P1: 1000, P2: 1050, P3: 1100, P4: 1180 },
	exterior: {
		P1: 1000,
		P2: 1150,
		P3: 1300,
		P4: 1550,
		P5: 1750,
		P6: 2000,
		P7: 2500,
		P8: 3000,
		P9: 3400,
	},
	fullSlope: 1250,
	partialSlope: 1350,
	blind: 1150,
	slopedLeaf: 1400,
	straightLine: 12,
	framesBase: 28,
	frame: 18,
	fillerNarrow: 34_000,
	fillerWide: 46_000,
	fillerNarrowUpTo: 100,
	plinth: 22_000,
	cheekBase: 25,
	cheek: 95_000,
	tabletBase: 20,
	tablet: 110_000,
	infinityPlank: 6,
	shownSide: 30_000,
	fakeDoorLess: 15,
	panel: {
		P1: 42_000,
		P2: 48_000,
		P3: 56_000,
		P4: 70_000,
		P5: 88_000,
		P6: 82_000,
		P7: 160_000,
		P8: 215_000,
		P9: 205_000,
	},
	panelThickness: {
		'8': 600,
		'10': 700,
		'16': 900,
		'18': 1000,
		'22': 1200,
		'25': 1300,
		'28': 1400,
		'38': 1800,
	},
	panelEdge: { '0.4': 1500, '0.8': 2000, '1': 2400, '2': 3600 },
	tabletThickness: { '28': 1400, '38': 1800 },
	panelCut: 3,
	panelRadius: 6,
	panelShape: 12,
	panelNotch: 8,
	boreCup: 3,
	borePins: 2,
	boreGrommet: 8,
	panelJoint: 2,
}

const accessories: Omit<Points['accessories'], 'handles'> = {
	fixedShelfBase: 18,
	fixedShelf: 30_000,
	adjustableShelfBase: 10,
	adjustableShelf: 22_000,
	shelf28: 1350,
	slidingShelf: 70,
	recessedDrawer: 95,
	overlayDrawerBase: 95,
	overlayDrawerFront: Object.fromEntries(
		Object.entries(frontRates).map(([tier, rate]) => [tier, rate * 1000]),
	),
	rail: 25,
	lift: 180,
	slidingRail: 75,
	trouserRack: 110,
	ledBar: 59,
	charger: 24,
	pushToOpen: 12,
	hangProfile: 4,
	supportFixing: 12,
	steelFrame: 95,
	cableTray: 39,
	grommet: 9,
	flapStay: 38,
	leg: 11,
	wallRail: 24_000,
	ceilingFoot: 18,
	glide: 2,
	wallAnchor: 6,
	pullOutBase: 150,
	pullOut: 45_000,
}

export function samplePoints(catalogue: Catalogue): Points {
	return {
		modules: { Simple: moduleGrid('Simple'), Double: moduleGrid('Double') },
		leaves: leafGrid(),
		finishes,
		accessories: {
			...accessories,
			handles: Object.fromEntries(catalogue.handles.map(({ reference }) => [reference, 14])),
		},
		colors: Object.fromEntries(
			catalogue.colors.map(({ reference, tier, category, favourite }) => [
				reference,
				{ tier, category, favourite },
			]),
		),
	}
}

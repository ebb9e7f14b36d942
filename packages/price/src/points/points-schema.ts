// Points are integers; every rate and coefficient is a whole number of thousandths (1.30 = 1300), so
// that no float enters a price.
import { materialCategories, tiers } from '@gabarit/engine'
import { z } from 'zod'
import { type FinishingRate, finishingRateRows } from './finishing-rates.ts'
import { pricedBands, pricedTablets, pricedThicknesses } from './panel-rates.ts'

const points = z.int().nonnegative()
const thousandths = z.int().nonnegative()
/** Upper bounds of brackets, mm, rising. */
const bounds = z
	.array(z.int().positive())
	.min(1)
	.refine((list) => list.every((bound, i) => i === 0 || bound > (list[i - 1] as number)), {
		error: 'bounds must rise',
	})

/** All furniture that can be made has a price: the last bounds of a grid, mm, are at least the limits of domain 0. */
export const bracketReach = {
	modules: { width: 1200, height: 2700, depth: 1000 },
	leaves: { width: 600, height: 2700 },
} as const

function reaches(list: readonly number[], limit: number): boolean {
	return list.some((bound) => bound >= limit)
}

/** Per width, height and depth bracket: `points[(w * heights.length + h) * depths.length + d]`. */
const moduleGridSchema = z
	.strictObject({ widths: bounds, heights: bounds, depths: bounds, points: z.array(points) })
	.refine((g) => g.points.length === g.widths.length * g.heights.length * g.depths.length, {
		error: 'a point for every bracket',
	})
	.refine(
		({ widths, heights, depths }) =>
			reaches(widths, bracketReach.modules.width) &&
			reaches(heights, bracketReach.modules.height) &&
			reaches(depths, bracketReach.modules.depth),
		{ error: 'brackets up to 1200 x 2700 x 1000' },
	)

/** Per width and height bracket of one tier: `points[tier][w * heights.length + h]`. */
const leafGridSchema = z
	.strictObject({
		widths: bounds,
		heights: bounds,
		points: z.partialRecord(z.enum(tiers), z.array(points)),
	})
	.refine(
		(g) => Object.values(g.points).every((p) => p.length === g.widths.length * g.heights.length),
		{ error: 'a point for every bracket' },
	)
	.refine(
		({ widths, heights }) =>
			reaches(widths, bracketReach.leaves.width) && reaches(heights, bracketReach.leaves.height),
		{ error: 'brackets up to 600 x 2700' },
	)

const tierTable = z.partialRecord(z.enum(tiers), thousandths)

/** All variants are required: a board that can be made has a price. */
const panelRates = {
	panel: z.record(z.enum(tiers), thousandths),
	panelThickness: z.record(z.enum(pricedThicknesses), thousandths),
	panelEdge: z.record(z.enum(pricedBands), thousandths),
	tabletThickness: z.record(z.enum(pricedTablets), thousandths),
	panelCut: points,
	panelRadius: points,
	panelShape: points,
	panelNotch: points,
	boreCup: points,
	borePins: points,
	boreGrommet: points,
	panelJoint: points,
}

const finishingRates = Object.fromEntries(
	Object.entries(finishingRateRows).map(([rate, { min = 0 }]) => [rate, z.int().min(min)]),
) as Record<FinishingRate, z.ZodInt>

export const pointsSchema = z
	.strictObject({
		modules: z.strictObject({ Simple: moduleGridSchema, Double: moduleGridSchema }),
		leaves: leafGridSchema,
		finishes: z.strictObject({
			/** Coefficient of carcasses by the tier of the interior colour. */
			interior: tierTable,
			/** Coefficient of finishing elements by the tier of the exterior colour. */
			exterior: tierTable,
			fullSlope: thousandths,
			partialSlope: thousandths,
			blind: thousandths,
			slopedLeaf: thousandths,
			straightLine: points,
			framesBase: points,
			frame: points,
			...finishingRates,
			...panelRates,
		}),
		accessories: z.strictObject({
			fixedShelfBase: points,
			fixedShelf: thousandths,
			adjustableShelfBase: points,
			adjustableShelf: thousandths,
			shelf28: thousandths,
			slidingShelf: points,
			recessedDrawer: points,
			overlayDrawerBase: points,
			/** Per m2 of the drawer's front, by its tier. */
			overlayDrawerFront: tierTable,
			rail: points,
			lift: points,
			slidingRail: points,
			trouserRack: points,
			ledBar: points,
			charger: points,
			pushToOpen: points,
			hangProfile: points,
			supportFixing: points,
			steelFrame: points,
			cableTray: points,
			grommet: points,
			flapStay: points,
			leg: points,
			/** Per metre of the run. */
			wallRail: thousandths,
			ceilingFoot: points,
			/** Of one upright. */
			glide: points,
			wallAnchor: points,
			pullOutBase: points,
			/** Per m2 of all boards of the cart. */
			pullOut: thousandths,
			handles: z.record(z.string(), points),
		}),
		colors: z.record(
			z.string(),
			z.strictObject({
				tier: z.enum(tiers),
				category: z.enum(materialCategories),
				favourite: z.boolean(),
			}),
		),
	})
	.refine(
		({ leaves, finishes }) =>
			Object.values(leaves.points).every((tier) =>
				tier.every((leaf) => leaf >= finishes.fakeDoorLess),
			),
		{ error: 'a fixed panel costs less than nothing', path: ['finishes', 'fakeDoorLess'] },
	)

export type ModuleGrid = z.infer<typeof moduleGridSchema>
export type LeafGrid = z.infer<typeof leafGridSchema>
export type Points = z.infer<typeof pointsSchema>

// Drawers on undermount runners (domain 5.1): boxes in boards, runners in hardware.
import { CARCASS_BAND, grainOf } from '../board/finish.ts'
import { BACK_VOID, CARCASS, GAP, GROOVE_HOLD, HALF_GAP } from '../constants.ts'
import type { Zone } from '../furniture.ts'
import type { BayPlan, Workshop } from './bay-plan.ts'
import { runnerOf } from './fittings.ts'

/** A spacer beside every hinge lets the drawer pass the open leaf. */
const HINGE_SPACER = 25
/** Box outside, less than the clear width: 5 of runner play on each side. */
const BOX_PLAY = 10
const BOX_SIDE = 16
/** Box length less than its runner; box height less than its pitch. */
const BOX_SHORTER = 10
const BOX_LOWER = 40
/** The runner stands under the box of a recessed drawer. */
const RUNNER_UNDER = 15
/** An overlay box starts 2 above the bottom panel, so that the last one clears the panel above. */
const OVERLAY_UNDER = 20
/** The box bottom sits this high in its sides. */
const BOTTOM_UP = 12
/** The recessed front stands this far behind the carcass edge. */
const FRONT_BACK = 10
/** Class of the runners: wide drawers need the heavy one. */
const HEAVY_ABOVE = 900

/** Drawers behind a leaf, with their own inner fronts. */
export function buildRecessedDrawers(zone: Zone, bay: BayPlan, shop: Workshop): void {
	const { space, bench, finishes } = shop
	const runner = runnerIn(zone, bay, 'RecessedDrawer')
	const x = bay.x + (bay.hinged.left ? HINGE_SPACER : 0)
	const spacers = Number(bay.hinged.left) + Number(bay.hinged.right)
	const clear = bay.width - HINGE_SPACER * spacers
	const frontY = space.standoff + space.carcassDepth - FRONT_BACK - CARCASS
	const floor = space.plinth + CARCASS + zone.bottom
	for (let i = 0; i < zone.count; i++) {
		const z = floor + i * zone.pitch
		bench.add({
			part: 'RecessedDrawerFront',
			module: bay.module,
			stance: 'Rail',
			x,
			y: frontY,
			z: z + HALF_GAP,
			size: [clear, CARCASS, zone.pitch - GAP],
			material: finishes.interior.reference,
			grain: grainOf(finishes.interior, 'length'),
			edges: {
				length1: CARCASS_BAND,
				length2: CARCASS_BAND,
				width1: CARCASS_BAND,
				width2: CARCASS_BAND,
			},
		})
		addBox({ x, clear, frontY, z: z + RUNNER_UNDER, pitch: zone.pitch, runner }, bay, shop)
	}
	countRunners(zone.count, runner, bay, shop)
	shop.tally.add('hinge-spacer', spacers * zone.count)
}

/** Drawer boxes behind fronts that stand in the plane of the leaves (the fronts are made with the leaves). */
export function buildOverlayDrawers(zone: Zone, bay: BayPlan, shop: Workshop): void {
	const { space } = shop
	const runner = runnerIn(zone, bay, 'OverlayDrawer')
	const frontY = space.standoff + space.carcassDepth
	for (let i = 0; i < zone.count; i++) {
		const z = space.plinth + i * zone.pitch + OVERLAY_UNDER
		addBox({ x: bay.x, clear: bay.width, frontY, z, pitch: zone.pitch, runner }, bay, shop)
	}
	countRunners(zone.count, runner, bay, shop)
}

// Every drawer of a zone has the depth of the highest; a bay too shallow for any was refused before.
function runnerIn(zone: Zone, bay: BayPlan, kind: 'RecessedDrawer' | 'OverlayDrawer'): number {
	// Overlay fronts start at the carcass bottom, and the box ends under the top of its front.
	const under = kind === 'OverlayDrawer' ? CARCASS + BOX_LOWER - OVERLAY_UNDER : 0
	const depth = Math.floor(bay.depthAt(zone.bottom + zone.count * zone.pitch - under))
	const runner = runnerOf(kind, depth)
	if (runner === null) throw new Error(`no runner for a depth of ${depth}`)
	return runner
}

function countRunners(count: number, runner: number, bay: BayPlan, shop: Workshop): void {
	const load = bay.width > HEAVY_ABOVE ? 50 : 30
	shop.tally.add(`drawer-runner-${runner}-${load}kg`, count)
}

// `frontY`: where the box ends, at the rear face of its front; `clear`: width the drawer moves in.
type Box = { x: number; clear: number; frontY: number; z: number; pitch: number; runner: number }

function addBox(
	{ x, clear, frontY, z, pitch, runner }: Box,
	bay: BayPlan,
	{ bench, finishes, space }: Workshop,
): void {
	const length = Math.min(runner - BOX_SHORTER, frontY - space.standoff - BACK_VOID)
	const height = pitch - BOX_LOWER
	const left = x + BOX_PLAY / 2
	const outside = clear - BOX_PLAY
	const inside = outside - 2 * BOX_SIDE
	const y = frontY - length
	const common = {
		module: bay.module,
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
		z,
	} as const
	for (const side of [left, left + outside - BOX_SIDE]) {
		bench.add({
			...common,
			part: 'DrawerSide',
			stance: 'Deep',
			x: side,
			y,
			size: [BOX_SIDE, length, height],
			edges: { length2: CARCASS_BAND },
		})
	}
	const across = {
		...common,
		stance: 'Rail',
		x: left + BOX_SIDE,
		edges: { length2: CARCASS_BAND },
	} as const
	bench.add({ ...across, part: 'DrawerBack', y, size: [inside, CARCASS, height] })
	bench.add({
		...across,
		part: 'DrawerInnerFront',
		y: frontY - CARCASS,
		size: [inside, CARCASS, height],
	})
	bench.add({
		...common,
		part: 'DrawerBottom',
		stance: 'Flat',
		x: left + BOX_SIDE - GROOVE_HOLD,
		y: y + CARCASS - GROOVE_HOLD,
		z: z + BOTTOM_UP,
		size: [inside + 2 * GROOVE_HOLD, length - 2 * CARCASS + 2 * GROOVE_HOLD, 8],
		groove: 8,
	})
}

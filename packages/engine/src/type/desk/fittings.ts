// What is bought for a desk besides its pedestals (domain-types 21.2); `box`: room that no board may enter.
import type { Board, Point3 } from '../../furniture/board.ts'
import { FURNITURE } from '../../furniture/group.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import type { DeskDesign } from './defaults.ts'
import type { DeskLayout, PlacedSupport } from './layout.ts'
import { GLIDE, GROMMETS, STEEL, TRAY } from './limits.ts'

export type TopContext = {
	desk: DeskDesign
	layout: DeskLayout
	worktop: Board
	fittings: FittingBuilder
}

const supportFixing: Item = { family: 'support-fixing' }
const connectors: Item = { family: 'connectors' }
const glide: Item = { family: 'glide' }
const grommet: Item = { family: 'grommet', size: GROMMETS.diameter }

/** mm from either end of a leg panel. */
const GLIDE_IN = 40

function under({ desk, layout, worktop }: TopContext, x: number) {
	return poseOn(worktop, [x - layout.x, desk.depth / 2], { face: 'B' })
}

/** Screws and cams between a support and the top; `boards`: those of the support. */
export function addSupportFixing(
	{ x, width }: PlacedSupport,
	boards: readonly Board[],
	context: TopContext,
): void {
	context.fittings.add(supportFixing, {
		group: FURNITURE,
		boards: [context.worktop.id, ...boards.map(({ id }) => id)],
		pose: under(context, x + width / 2),
	})
}

/** Made to the height and the depth of the desk. */
export function addSteelFrame({ x, width }: PlacedSupport, context: TopContext): void {
	const { desk, layout, worktop, fittings } = context
	const depth = desk.depth - 2 * STEEL.fromEdge
	const half: Point3 = [width / 2, depth / 2, 0]
	fittings.add(
		{ family: 'steel-frame', size: `${depth}x${layout.underside}` },
		{
			group: FURNITURE,
			boards: [worktop.id],
			pose: under(context, x + width / 2),
			box: { from: [-half[0], -half[1], 0], to: [half[0], half[1], layout.underside] },
		},
	)
}

export function addGlides(panel: Board, { add }: FittingBuilder): void {
	const { u, v, n, origin } = panel.pose
	for (const along of [GLIDE_IN, panel.width - GLIDE_IN]) {
		const at = (axis: 0 | 1 | 2) => origin[axis] + along * v[axis] + (panel.thickness / 2) * n[axis]
		add(glide, {
			group: panel.group,
			boards: [panel.id],
			pose: { origin: [at(0), at(1), GLIDE], u: v, v: n, n: [-u[0], -u[1], -u[2]] },
		})
	}
}

/** `beside`: the boards that it is fixed to. */
export function addModestyConnectors(
	modesty: Board,
	beside: readonly Board[],
	{ add }: FittingBuilder,
): void {
	const pose = poseOn(modesty, [modesty.length / 2, modesty.width / 2], { face: 'B' })
	const boards = [modesty.id, ...beside.map(({ id }) => id)]
	add(connectors, { group: FURNITURE, boards, pose })
}

export function addGrommets({ layout, worktop, fittings }: TopContext): void {
	for (const at of layout.grommets) {
		const pose = poseOn(worktop, [at - layout.x, GROMMETS.fromRear], { face: 'A' })
		fittings.add(grommet, { group: FURNITURE, boards: [worktop.id], pose })
	}
}

export function addTray({ layout, worktop, fittings }: TopContext): void {
	const { tray, standoff, x } = layout
	if (!tray) return
	const at = [tray.x + tray.length / 2 - x, standoff + TRAY.depth / 2] as const
	const half: Point3 = [tray.length / 2, TRAY.depth / 2, 0]
	fittings.add(
		{ family: 'cable-tray', size: tray.length },
		{
			group: FURNITURE,
			boards: [worktop.id],
			pose: poseOn(worktop, at, { face: 'B' }),
			box: { from: [-half[0], -half[1], 0], to: [half[0], half[1], TRAY.height] },
		},
	)
}

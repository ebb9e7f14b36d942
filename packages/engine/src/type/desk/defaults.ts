// A stored desk with every default filled in.
import type { Catalogue } from '../../catalogue.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import { listOf } from '../../room/readings.ts'
import type { RoomDesign } from '../../room/room-design.ts'
import type { Design } from '../../run/design.ts'
import {
	BATTEN,
	PEDESTAL_PLINTH,
	STEEL,
	type TopThickness,
	USUAL_SHARES,
	usualDesk,
} from './limits.ts'
import type { DeskConfiguration, DeskPedestal, DeskSupport, SupportKind } from './schema.ts'

export type PedestalFill =
	| { kind: 'Drawers'; shares: readonly number[] }
	| { kind: 'Door'; side: 'Left' | 'Right'; shelves: number }
	| { kind: 'Open'; shelves: number }

/** `fill`: of a pedestal, else null. mm. */
export type SupportDesign = { kind: SupportKind; width: number; fill: PedestalFill | null }

export type DeskDesign = Pick<
	RoomDesign,
	'width' | 'walls' | 'baseboard' | 'obstacle' | 'source' | 'access'
> &
	Pick<Design, 'colors' | 'handle'> & {
		depth: number
		/** Of the upper face of the top. */
		height: number
		thickness: TopThickness
		supports: SupportDesign[]
		modesty: number
		grommets: number
		tray: boolean
		doors: NonNullable<DeskConfiguration['doors']>
	}

export function completeDesk(configuration: DeskConfiguration, catalogue: Catalogue): DeskDesign {
	const { cable, colors } = configuration
	const height = configuration.height ?? usualDesk.height
	const thickness = configuration.top?.thickness ?? usualDesk.thickness
	return {
		width: listOf(configuration.room.width),
		walls: configuration.walls ?? 'None',
		depth: configuration.depth?.center ?? usualDesk.depth,
		height,
		thickness,
		supports: (configuration.supports ?? usualDesk.supports).map((support) =>
			supportOf(support, { height, thickness }),
		),
		modesty: configuration.modesty ?? usualDesk.modesty,
		grommets: cable?.grommets ?? usualDesk.grommets,
		tray: cable?.tray ?? usualDesk.tray,
		colors: {
			interior: colors?.interior ?? usualColor(catalogue, 'interior'),
			exterior: colors?.exterior ?? usualColor(catalogue, 'exterior'),
		},
		doors: configuration.doors ?? { style: 'Simple' },
		handle: configuration.handle ?? null,
		baseboard: {
			height: configuration.baseboard?.height ?? 0,
			thickness: configuration.baseboard?.thickness ?? 0,
		},
		obstacle: configuration.obstacle ?? [],
		source: configuration.source ?? 'tape',
		access: configuration.access ?? null,
	}
}

type Heights = Pick<DeskDesign, 'height' | 'thickness'>

function supportOf(support: DeskSupport, heights: Heights): SupportDesign {
	switch (support.kind) {
		case 'Panel':
			return { kind: 'Panel', width: heights.thickness, fill: null }
		case 'Steel':
			return { kind: 'Steel', width: STEEL.width, fill: null }
		case 'Batten':
			return { kind: 'Batten', width: BATTEN.thickness, fill: null }
		case 'Pedestal':
			return {
				kind: 'Pedestal',
				width: support.width ?? usualDesk.pedestal,
				fill: fillOf(support, pedestalFront(heights)),
			}
	}
}

/** The height that drawers share, mm: the carcass above its plinth. */
export function pedestalFront({ height, thickness }: Heights): number {
	return height - thickness - PEDESTAL_PLINTH
}

function fillOf({ drawers, door, shelves }: DeskPedestal, front: number): PedestalFill {
	if (drawers) return { kind: 'Drawers', shares: drawers }
	if (door) return { kind: 'Door', side: door, shelves: shelves ?? usualDesk.shelves }
	if (shelves !== undefined) return { kind: 'Open', shelves }
	return { kind: 'Drawers', shares: usualShares(front) }
}

/** Hanging files below, where the lowest of three drawers is high enough for them. */
function usualShares(front: number): readonly number[] {
	const { from, to, files, equal } = USUAL_SHARES
	return front >= from && front <= to ? files : equal
}

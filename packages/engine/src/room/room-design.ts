// The decisions on the room and on how furniture stands in it, every default filled in.
import type { RunSide } from '../issue.ts'
import type { Footprint, Priority, RoomChoices, WallKind, Walls } from './fields.ts'
import type { Slope } from './slope.ts'

/** A side wall's length from the back wall, mm, and what stands at its far end. */
export type SideWall = { readings: number[]; end: 'Wall' | 'Open' }

/** What a room must know of a design. */
export type RoomDesign = {
	footprint: Footprint
	walls: Walls
	wall: WallKind
	priority: Priority
	width: number[]
	/** Side walls, where a side run stands along them. */
	sides: { left: SideWall; right: SideWall }
	/** Clearance Fc in each corner. */
	corner: { left: number; right: number }
	/** Chimney breast: left flank from the left wall, width, projection. */
	breast: { position: number; width: number; depth: number; inUse: boolean }
	recess: Record<'left' | 'right', { width: number; depth: number }>
	diagonal: { left: number | null; right: number | null }
	/** The shorter side wall, where one was measured. */
	roomDepth: number | null
	hu: number[]
	slope: {
		left: Slope | null
		right: Slope | null
		back: Slope | null
		acceptVoid: boolean
		stepped: boolean
		standoff: number
	}
	height: number | null
	depth: { center: number; left: number; right: number }
	margin: { left: number; right: number; back: number }
	baseboard: { height: number; thickness: number }
	filler: {
		left: number
		right: number
		top: number
		custom: { run: RunSide; after: number; width: number }[]
		oversize: number
		removal: number
	}
	plinth: number
	/** How far the floor falls over the run, mm. */
	floorSlope: number
	source: 'tape' | 'laser' | 'scan'
	access: NonNullable<RoomChoices['access']> | null
	obstacle: NonNullable<RoomChoices['obstacle']>
	/** Whether a board covers it: where it is low and a side is free, always where it is low, or never. */
	tablet: 'Low' | 'Always' | 'Never'
}

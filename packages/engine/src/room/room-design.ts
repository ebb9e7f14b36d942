import type { RunSide } from '../issue.ts'
import type { Footprint, Priority, RoomChoices, WallKind, Walls } from './fields.ts'
import type { Slope } from './slope.ts'

/** `readings`: mm from the back wall; `end`: what stands at the far end. */
export type SideWall = { readings: number[]; end: 'Wall' | 'Open' }

export type RoomDesign = {
	footprint: Footprint
	walls: Walls
	wall: WallKind
	priority: Priority
	width: number[]
	sides: { left: SideWall; right: SideWall }
	corner: { left: number; right: number }
	breast: { position: number; width: number; depth: number; inUse: boolean }
	recess: Record<'left' | 'right', { width: number; depth: number }>
	diagonal: { left: number | null; right: number | null }
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
	floorSlope: number
	source: 'tape' | 'laser' | 'scan'
	access: NonNullable<RoomChoices['access']> | null
	obstacle: NonNullable<RoomChoices['obstacle']>
	/** `Low`: where furniture is low and a side is free. */
	tablet: 'Low' | 'Always' | 'Never'
}

import type { Room } from '@gabarit/engine'
import type { LitSphere } from '../render/photographer.ts'
import type { RoomPlan } from '../room/shown-room.ts'

const around = 500

export function litSphereOf({ slab }: RoomPlan, room: Room): LitSphere {
	const [width, depth] = [slab.x[1] - slab.x[0], slab.y[1] - slab.y[0]]
	return {
		middle: [(slab.x[0] + slab.x[1]) / 2, (slab.y[0] + slab.y[1]) / 2, room.height / 2],
		radius: Math.hypot(width, depth, room.height) / 2 + around,
	}
}

import type { RoomChoices } from './fields.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'

/** Usual sizes of a breast or a recess, mm (domain 0.1). */
const FEATURE = { width: 1200, breast: 300, recess: 150 } as const

export function wallOf(configuration: RoomChoices): Pick<RoomDesign, 'breast' | 'recess'> {
	const { width, depth, pos, fireplace, room } = configuration
	const breast = width?.fireplace ?? FEATURE.width
	const middle = Math.max(0, Math.round((smallest(room.width) - breast) / 2))
	return {
		breast: {
			position: pos?.fireplace ?? middle,
			width: breast,
			depth: depth?.fireplace ?? FEATURE.breast,
			inUse: fireplace?.inUse ?? false,
		},
		recess: {
			left: {
				width: width?.recessLeft ?? FEATURE.width,
				depth: depth?.recessLeft ?? FEATURE.recess,
			},
			right: {
				width: width?.recessRight ?? FEATURE.width,
				depth: depth?.recessRight ?? FEATURE.recess,
			},
		},
	}
}

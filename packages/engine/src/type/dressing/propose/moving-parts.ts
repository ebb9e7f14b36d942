import type { Zone } from '../../../furniture/run.ts'

export function movingPartsOf(zones: readonly Pick<Zone, 'kind' | 'count'>[]): number {
	return zones.reduce((sum, zone) => sum + movingIn(zone), 0)
}

function movingIn({ kind, count }: Pick<Zone, 'kind' | 'count'>): number {
	switch (kind) {
		case 'RecessedDrawer':
		case 'OverlayDrawer':
		case 'SlidingShelve':
			return count
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
		case 'TrouserRack':
			return 1
		case 'Empty':
		case 'FixedShelve':
		case 'VariableShelve':
		case 'Wardrobe':
			return 0
	}
}

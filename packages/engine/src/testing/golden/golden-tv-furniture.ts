// The worked cases T1 to T3, XT1 and XT2 of domain 29 as stored designs.
import type { TvFurnitureConfiguration } from '../../type/tv-furniture/schema.ts'

type Choices = Omit<TvFurnitureConfiguration, 'version' | 'type' | 'room'>

export const tvOf = (width: number, choices: Choices = {}): TvFurnitureConfiguration => ({
	version: 1,
	type: 'tvFurniture',
	room: { width },
	...choices,
})

export const goldenTvFurniture = {
	t1: tvOf(2400, { screen: { diagonal: 65, place: 'Stand' } }),
	t2: tvOf(1800, {
		base: { kind: 'Wall', height: 200 },
		depth: { center: 380 },
		screen: { diagonal: 55, place: 'Wall' },
		modules: [{ front: 'Flap', media: true }, { front: 'Flap' }],
	}),
	t3: tvOf(3200, {
		height: 520,
		screen: { diagonal: 75, place: 'Stand' },
		tall: {
			left: { width: 450, height: 2000, front: 'Doors', shelves: 4 },
			right: { width: 450, height: 2000, front: 'None', shelves: 4 },
		},
		modules: [{ front: 'Drawers' }, { front: 'None', media: true }, { front: 'Drawers' }],
	}),
} satisfies Record<string, TvFurnitureConfiguration>

export const impossibleTvFurniture = {
	xt1: tvOf(2200, {
		screen: { diagonal: 65, place: 'Stand' },
		tall: { left: { width: 400 }, right: { width: 400 } },
	}),
	xt2: tvOf(1800, { base: { kind: 'Wall', height: 200 }, depth: { center: 450 } }),
} satisfies Record<string, TvFurnitureConfiguration>

// The first design and the others (domain 22.4), each made as it stands.
import type { TvFurnitureConfiguration } from './schema.ts'

type Composition = { reference: string; configuration: TvFurnitureConfiguration }

const tv = (
	width: number,
	choices: Omit<TvFurnitureConfiguration, 'version' | 'type' | 'room'>,
): TvFurnitureConfiguration => ({ version: 1, type: 'tvFurniture', room: { width }, ...choices })

export const tvFurnitureInspirations: readonly Composition[] = [
	{
		reference: 'line',
		configuration: tv(2400, { screen: { diagonal: 65, place: 'Stand' } }),
	},
	{
		reference: 'float',
		configuration: tv(1800, {
			base: { kind: 'Wall', height: 200 },
			depth: { center: 380 },
			screen: { diagonal: 55, place: 'Wall' },
			modules: [{ front: 'Flap', media: true }, { front: 'Flap' }],
		}),
	},
	{
		reference: 'legs',
		configuration: tv(2000, {
			height: 540,
			base: { kind: 'Legs', height: 150 },
			screen: { diagonal: 55, place: 'Stand' },
			modules: [{ front: 'Flap' }, { front: 'None', media: true, shelves: 1 }, { front: 'Flap' }],
		}),
	},
	{
		reference: 'wallOfBooks',
		configuration: tv(3200, {
			screen: { diagonal: 75, place: 'Wall' },
			tall: {
				left: { width: 450, height: 2100, front: 'None', shelves: 5 },
				right: { width: 450, height: 2100, front: 'None', shelves: 5 },
			},
		}),
	},
	{
		reference: 'asym',
		configuration: tv(2600, {
			screen: { diagonal: 65, place: 'Stand' },
			tall: { left: { width: 600, height: 1800, front: 'Doors', shelves: 4 } },
			modules: [{ front: 'Flap' }, { front: 'None', media: true, shelves: 1 }],
		}),
	},
	{
		reference: 'longDrawer',
		configuration: tv(3000, {
			height: 420,
			top: { thickness: 28 },
			screen: { diagonal: 75, place: 'Wall' },
			modules: [
				{ front: 'Drawers', shares: [1] },
				{ front: 'Drawers', shares: [1] },
				{ front: 'Drawers', shares: [1] },
				{ front: 'Drawers', shares: [1] },
			],
		}),
	},
]

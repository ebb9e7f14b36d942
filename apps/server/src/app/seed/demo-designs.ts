import {
	type Configuration,
	compositionsOf,
	type DressingConfiguration,
	type FurnitureType,
} from '@gabarit/engine'

type Bays = string[]

function modules(...fillings: Bays[]): NonNullable<DressingConfiguration['runs']> {
	return [
		{
			side: 'Main',
			zones: [
				{
					modules: fillings.map((bays) => ({
						kind: bays.length === 2 ? ('Double' as const) : ('Simple' as const),
						bays: bays.map((template) => ({ template })),
					})),
				},
			],
		},
	]
}

const bar = { model: 'bar-160', color: 'Black' as const }

/** A composition of another kind in the colour of a customer. */
function composed(type: FurnitureType, reference: string, exterior: string): Configuration {
	const found = compositionsOf(type).find((composition) => composition.reference === reference)
	if (!found) throw new Error(`${type} has no composition ${reference}`)
	return { ...found.configuration, colors: { exterior } }
}

/** By the number that demo-year.ts names. */
export const demoDesigns: Configuration[] = [
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 3000 },
		hu: 2500,
		runs: modules(['08', '06'], ['04'], ['10', '06']),
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		doors: { style: 'Simple' },
		handle: bar,
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: [2396, 2392, 2399] },
		hu: [2510, 2504, 2507],
		walls: 'Both',
		runs: modules(['08', '12'], ['06', '04']),
		colors: { interior: 'P1-white', exterior: 'RAL-6021' },
		doors: { style: 'Frames', count: 1 },
		handle: { model: 'knob-round', color: 'Gold' },
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 4100 },
		hu: 2600,
		walls: 'Both',
		runs: modules(['10', '06'], ['08', '08'], ['04'], ['14', '06']),
		colors: { interior: 'P1-grey-light', exterior: 'P3-walnut' },
		doors: { style: 'Simple' },
		handle: { model: 'edge-pull', color: 'Black' },
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 1850 },
		hu: 2450,
		walls: 'Left',
		runs: modules(['10', '06'], ['04']),
		colors: { interior: 'P1-white', exterior: 'P1-white' },
		doors: { style: 'Simple' },
		handle: null,
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 2750 },
		hu: 2480,
		walls: 'Both',
		colors: { interior: 'P3-oak-light', exterior: 'P3-oak-light' },
		doors: null,
	},
	{
		version: 1,
		type: 'shelves',
		room: { width: 2200 },
		hu: 2400,
		walls: 'Both',
		colors: { interior: 'P3-birch', exterior: 'P3-birch' },
		doors: null,
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 3420 },
		hu: 2550,
		walls: 'Both',
		filler: { left: 60, right: 40, top: 60 },
		runs: modules(['17', '08'], ['06', '06'], ['10', '04']),
		colors: { interior: 'P1-white', exterior: 'P2-blue-night' },
		doors: { style: 'StraightLines', count: 2 },
		handle: { model: 'bar-128', color: 'NickelPlated' },
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 1600 },
		hu: 2350,
		walls: 'Both',
		colors: { interior: 'P1-beige-sand', exterior: 'P4-oak-halifax' },
		doors: { style: 'Simple' },
		handle: { model: 'bow-160', color: 'Rust' },
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 2980 },
		hu: 2530,
		walls: 'Right',
		runs: modules(['08', '10'], ['06', '04'], ['16']),
		colors: { interior: 'P1-white', exterior: 'P4-matt-cashmere' },
		doors: { style: 'Simple' },
		handle: { model: 'profile-full', color: 'Black' },
		charger: true,
	},
	{
		version: 1,
		type: 'wardrobe',
		room: { width: 3650 },
		hu: 2500,
		walls: 'Both',
		baseboard: { height: 70, thickness: 15 },
		runs: modules(['08', '06'], ['12', '04'], ['10', '06']),
		colors: { interior: 'P1-white', exterior: 'P1-grey-graphite' },
		doors: { style: 'Simple' },
		handle: { model: 'bar-320', color: 'Inox' },
	},
	composed('desk', 'twin', 'P3-walnut'),
	composed('tvFurniture', 'float', 'P4-oak-halifax'),
	composed('stairsFurniture', 'hall', 'P1-white'),
	composed('roomSeparator', 'diagonal', 'P3-oak-natural'),
	composed('panels', 'fourShelves', 'P3-birch'),
	composed('desk', 'student', 'P3-oak-natural'),
	composed('tvFurniture', 'line', 'P2-blue-night'),
]

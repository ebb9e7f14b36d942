// The worked cases S1 to S3 of domain 29 as stored, and the two that it refuses.
import type {
	StairModule,
	StairsFurnitureConfiguration,
} from '../../type/stairs-furniture/schema.ts'

const under = (
	change: Partial<StairsFurnitureConfiguration>,
	...modules: StairModule[]
): StairsFurnitureConfiguration => ({
	version: 1,
	type: 'stairsFurniture',
	room: { width: 3000 },
	hu: 2400,
	...change,
	...(modules.length > 0 && { modules }),
})

const pullOut: StairModule = { fill: 'PullOut' }
const shelves = (count: number): StairModule => ({ fill: 'Shelves', shelves: count })
const rail: StairModule = { fill: 'Rail' }

export const goldenStairs = {
	s1: under(
		{ stair: { rises: 'Right', rise: 180, going: 250, low: 350, steps: 'Closed' } },
		pullOut,
		pullOut,
		pullOut,
		shelves(3),
		rail,
	),
	s2: under(
		{
			room: { width: 2400 },
			hu: 2450,
			walls: 'Right',
			depth: { center: 900 },
			stair: { rises: 'Left', rise: 185, going: 235, low: 600, steps: 'Visible' },
		},
		pullOut,
		pullOut,
		pullOut,
		pullOut,
	),
	s3: under(
		{
			room: { width: 3600 },
			hu: 2300,
			walls: 'Left',
			stair: { rise: 175, going: 270, low: 150 },
		},
		pullOut,
		pullOut,
		{ fill: 'Drawers', pitches: [256, 256] },
		shelves(3),
		rail,
		shelves(5),
	),
	xs1: under({ depth: { center: 900 } }, pullOut, pullOut, pullOut, shelves(3), pullOut),
	xs2: under({ room: { width: 2600 }, stair: { low: 400, rise: 180, going: 250, high: 2200 } }),
	/** Opened from the end, worked by hand. */
	fromTheEnd: under(
		{
			room: { width: 900 },
			depth: { center: 721 },
			stair: { access: 'Front', low: 1500 },
		},
		rail,
		rail,
	),
	/** Stepped under a soffit, with a meter, worked by hand. */
	meter: under(
		{
			room: { width: 2400 },
			hu: 2300,
			depth: { center: 500 },
			stair: { rises: 'Left', rise: 175, going: 260, low: 500, tops: 'Stepped' },
		},
		{ fill: 'Empty', hatch: true },
		shelves(3),
		{ fill: 'Drawers', pitches: [192, 192] },
		pullOut,
	),
} satisfies Record<string, StairsFurnitureConfiguration>

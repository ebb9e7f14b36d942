// The first design and the six compositions (domain 23.4): each can be ordered as it stands.
import type { StairModule, StairsFurnitureConfiguration } from './schema.ts'

type Composition = { reference: string; configuration: StairsFurnitureConfiguration }

const under = (
	change: Omit<StairsFurnitureConfiguration, 'version' | 'type' | 'room' | 'hu'>,
): StairsFurnitureConfiguration => ({
	version: 1,
	type: 'stairsFurniture',
	room: { width: 3000 },
	hu: 2400,
	...change,
})

const pullOut: StairModule = { fill: 'PullOut' }
const shelves = (count: number): StairModule => ({ fill: 'Shelves', shelves: count })
const rail: StairModule = { fill: 'Rail' }
const shoeDrawers = (count: number): StairModule => ({
	fill: 'Drawers',
	pitches: Array.from({ length: count }, () => 192),
})

export const stairCompositions: readonly Composition[] = [
	{ reference: 'hall', configuration: under({}) },
	{
		reference: 'allPullOuts',
		configuration: under({
			depth: { center: 900 },
			modules: Array.from({ length: 5 }, () => pullOut),
		}),
	},
	{
		reference: 'shoes',
		configuration: under({
			modules: [pullOut, shoeDrawers(2), shoeDrawers(4), shelves(4), shelves(5)],
		}),
	},
	{
		reference: 'books',
		configuration: under({
			doors: null,
			depth: { center: 400 },
			stair: { low: 700 },
			modules: [shelves(1), shelves(2), shelves(4), shelves(5), shelves(6)],
		}),
	},
	{
		reference: 'steps',
		configuration: under({ stair: { steps: 'Visible', tops: 'Stepped' } }),
	},
	{
		reference: 'fromTheEnd',
		configuration: {
			version: 1,
			type: 'stairsFurniture',
			room: { width: 900 },
			hu: 2400,
			stair: { access: 'Front', low: 1500 },
			depth: { center: 721 },
			modules: [rail, rail],
		},
	},
]

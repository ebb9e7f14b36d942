// Everything that depends on the name of a start type (domain 8).
import { TOP_FILLER } from '../../constants.ts'
import type { Walls } from '../../room/fields.ts'
import type { TypeTraits } from '../../run/design.ts'
import { dressingCycle, shelvesCycle } from '../../run/module/templates.ts'
import { typeLimits } from './limits.ts'
import type { StartType } from './start-types.ts'

type TypeDefaults = {
	traits: TypeTraits
	usualWalls: Walls
	depth: number
	height: number | null
	topFiller: number
	doors: boolean
	favourites: boolean
}

const wardrobe: TypeDefaults = {
	traits: {
		limits: typeLimits.wardrobe,
		books: false,
		midShelf: false,
		chest: false,
		tablet: 'Low',
		cycle: dressingCycle,
		family: null,
	},
	usualWalls: 'Both',
	depth: 600,
	height: null,
	topFiller: TOP_FILLER.usual,
	doors: true,
	favourites: false,
}

export const typeDefaults: Readonly<Record<StartType, TypeDefaults>> = {
	wardrobe,
	top10: {
		...wardrobe,
		traits: { ...wardrobe.traits, family: 'Favourites' },
		favourites: true,
	},
	shelves: {
		...wardrobe,
		traits: {
			...wardrobe.traits,
			limits: typeLimits.shelves,
			books: true,
			midShelf: true,
			cycle: shelvesCycle,
			family: 'Shelves',
		},
		depth: 350,
		doors: false,
	},
	drawer: {
		...wardrobe,
		traits: {
			...wardrobe.traits,
			limits: typeLimits.drawer,
			chest: true,
			tablet: 'Always',
			family: 'Drawers',
		},
		usualWalls: 'None',
		depth: 500,
		height: 1000,
		topFiller: 0,
	},
}

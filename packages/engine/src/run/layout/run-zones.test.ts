// domain 3.3, 4.3: custom fillers take their width from the zone they stand in; by hand on G7.
import { expect, test } from 'vitest'
import { goldenConfigurations } from '../../testing/index.ts'
import { made, standing } from '../../testing/worked-case.ts'

// Niches of 1040 from 50 and 2510, 1420 before the breast from 1090.
const withFiller = (after: number) =>
	made({
		...goldenConfigurations.g7,
		filler: { ...goldenConfigurations.g7.filler, custom: [{ run: 'Main', after, width: 40 }] },
	})
const places = (after: number) =>
	withFiller(after).runs[0]?.modules.map(({ x, width }) => [x, width])

type Place = [number, number]
const cases: [number, Place[], string][] = [
	[
		0,
		[
			[90, 1000],
			[1090, 710],
			[1800, 710],
			[2510, 1040],
		],
		'x 51.5 to 88.5',
	],
	[
		1,
		[
			[50, 1040],
			[1130, 690],
			[1820, 690],
			[2510, 1040],
		],
		'x 1091.5 to 1128.5',
	],
	[
		2,
		[
			[50, 1040],
			[1090, 690],
			[1820, 690],
			[2510, 1040],
		],
		'x 1781.5 to 1818.5',
	],
	[
		3,
		[
			[50, 1040],
			[1090, 710],
			[1800, 710],
			[2550, 1000],
		],
		'x 2511.5 to 2548.5',
	],
	[
		4,
		[
			[50, 1040],
			[1090, 710],
			[1800, 710],
			[2510, 1000],
		],
		'x 3511.5 to 3548.5',
	],
]

test.each(cases)(
	'a custom filler after %i modules takes its width from the zone it stands in',
	(after, modules, filler) => {
		expect(places(after)).toEqual(modules)
		const found = standing(withFiller(after), 'Filler')
		expect(found.filter((place) => place.startsWith(`${filler},`))).toHaveLength(1)
	},
)

import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../testing/index.ts'
import { completeDressing } from '../../type/dressing/complete.ts'

const interiorsUnder = (side: 'left' | 'right', width: number) =>
	completeDressing(
		{ version: 1, room: { width }, hu: 2500, slope: { [side]: { low: 1200, run: 1500 } } },
		sampleCatalogue,
	).runs.flatMap(({ zones }) => zones.flatMap(({ modules }) => modules.map(({ bays }) => bays)))

test.each([2400, 3600])(
	'under a slope on the left, %i wide, the interiors are those of its mirror',
	(width) => {
		const mirrored = interiorsUnder('right', width).map((bays) => bays.toReversed())
		expect(interiorsUnder('left', width)).toEqual(mirrored.toReversed())
	},
)

// Hanging rails as bought parts (domain 5).
import { expect, test } from 'vitest'
import { goldenConfigurations as golden } from '../testing/golden/golden-configurations.ts'
import { made } from '../testing/worked-case.ts'

test('a rail is cut 4 shorter than its bay and hangs 2 off both sides', () => {
	const furniture = made(golden.g1)
	// G1: two short rails in the first bay, a long one in the fourth, all of 553; the references said rail-553.
	const rails = furniture.hardware.filter(({ reference }) => /^rail-\d/.test(reference))
	expect(rails).toEqual([{ reference: 'rail-549', quantity: 3 }])
	const ends = furniture.fittings
		.filter(({ item }) => item.family === 'rail')
		.map(({ pose }) => pose?.origin[0])
	const bays = furniture.runs[0]?.modules.map(({ bays: [first] }) => first?.x ?? 0) ?? []
	expect(ends).toEqual([bays[0], bays[0], bays[2]].map((x) => (x ?? 0) + 2))
})

// What we propose ourselves can be made, and is nothing to warn a buyer of.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../testing/index.ts'
import { type DressingConfiguration } from '../type/dressing/schema.ts'
import { startTypes } from '../type/dressing/start-types.ts'
import { buildFurniture } from '../type/kinds.ts'
import { checksOf, compositionsOf } from '../type/offers.ts'

const dressings = startTypes.map(
	(type): DressingConfiguration => ({
		version: 1,
		type,
		room: { width: 3000 },
		hu: 2500,
	}),
)
const others = (
	['desk', 'panels', 'roomSeparator', 'stairsFurniture', 'tvFurniture'] as const
).flatMap((type) => compositionsOf(type)[0]?.configuration ?? [])

test.each([...dressings, ...others].map((first) => [first.type, first] as const))(
	'the first design of %s raises no warning',
	(_, first) => {
		const made = buildFurniture(first, sampleCatalogue)
		if (!made.ok) throw new Error(made.issues.map(({ code }) => code).join())
		const { issues } = made.value
		expect(issues.filter(({ severity }) => severity !== 'hint')).toEqual([])
		const checks = checksOf(made.value, first, sampleCatalogue)
		expect(checks.filter(({ state }) => state === 'warning')).toEqual([])
	},
)

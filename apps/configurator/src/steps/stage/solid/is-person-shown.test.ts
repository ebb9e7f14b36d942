import { buildFurniture } from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { isPersonShown } from './is-person-shown.ts'

const built = buildFurniture({ version: 1, room: { width: 2400 }, hu: 2500 }, catalogue)
const furniture = built.ok ? built.value : null

test('a person stands beside tall furniture while its room is measured', () => {
	const isShown = (isSmall: boolean) =>
		isPersonShown(null, { step: 'FootprintMeasurements', furniture, isSmall })
	expect([isShown(false), isShown(true)]).toEqual([true, false])
})

test.each(['ModuleSelection', 'Doors', 'Recap'] as const)(
	'at %s nobody stands before the fronts, unless he is asked for',
	(step) => {
		const shown = { step, furniture, isSmall: false }
		expect([isPersonShown(null, shown), isPersonShown(true, shown)]).toEqual([false, true])
	},
)

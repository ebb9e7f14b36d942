// How a design begins: a dressing with its type, another kind with a whole first design.
import { compositionsOf } from '@gabarit/engine'
import { beforeEach, expect, test } from 'vitest'
import {
	beginDesign,
	changeDesign,
	chooseType,
	confirmMeasures,
	keepWants,
	saySpecial,
	startWith,
	undo,
	useSession,
	visitStep,
} from '../session-store.ts'
import { usualWants } from '../wants.ts'

const shops = ['20', '06', '15']
const present = () => useSession.getState().history.present

beforeEach(() => beginDesign())

test("a top10 design keeps the shop's list of templates, at most ten", () => {
	chooseType('top10', shops)
	expect(present()).toMatchObject({ type: 'top10', topTen: shops })
	const twelve = Array.from({ length: 12 }, (_, i) => String(i).padStart(2, '0'))
	chooseType('top10', twelve)
	expect(present()).toMatchObject({ topTen: twelve.slice(0, 10) })
})

test('another type has no list of templates, nor has a top10 of a shop without one', () => {
	chooseType('top10', shops)
	chooseType('wardrobe', shops)
	expect(present()).toMatchObject({ type: 'wardrobe' })
	expect(present()).not.toHaveProperty('topTen')
	chooseType('top10', [])
	expect(present()).not.toHaveProperty('topTen')
})

test('the first design of another kind stands as it is, with nothing to undo', () => {
	const [first] = compositionsOf('panels')
	if (first === undefined) throw new Error('panels have a first design')
	startWith(first.configuration)
	expect(present()).toEqual(first.configuration)
	expect(useSession.getState()).toMatchObject({ started: true, history: { past: [] } })
	undo()
	expect(present()).toEqual(first.configuration)
})

test('a type begins in the place that was measured before', () => {
	chooseType('shelves', shops, { width: 2400, hu: 2130 })
	expect(present()).toMatchObject({ type: 'shelves', room: { width: 2400 }, hu: 2130 })
	expect(useSession.getState()).toMatchObject({ started: true, confirmed: null })
})

test('a dressing chosen after another kind starts in the usual room', () => {
	startWith({ version: 1, type: 'panels', panels: [] })
	useSession.setState({ started: false })
	chooseType('drawer', shops)
	expect(present()).toMatchObject({ type: 'drawer', room: { width: 3000 } })
	expect(present()).not.toHaveProperty('panels')
})

test('a design is a start until something is changed or answered in it', () => {
	const answers = [
		() => changeDesign({ hu: 2222 }),
		() => confirmMeasures(),
		() => saySpecial('slope', true),
		() => keepWants(usualWants),
	]
	for (const answer of answers) {
		beginDesign()
		chooseType('wardrobe', shops)
		visitStep('footprint')
		expect(useSession.getState().isStart).toBe(true)
		answer()
		expect(useSession.getState().isStart).toBe(false)
	}
})

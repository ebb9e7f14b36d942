// A top10 is begun with the shop's own list, which stays with the design.
import { beforeEach, expect, test } from 'vitest'
import { beginDesign, chooseType, useSession } from './session-store.ts'

const shops = ['20', '06', '15']
const present = () => useSession.getState().history.present

beforeEach(() => beginDesign())

test("a top10 design keeps the shop's list of templates, at most ten", () => {
	chooseType('top10', shops)
	expect(present()).toMatchObject({ type: 'top10', topTen: shops })
	const twelve = Array.from({ length: 12 }, (_, i) => String(i).padStart(2, '0'))
	chooseType('top10', twelve)
	expect(present().topTen).toEqual(twelve.slice(0, 10))
})

test('another type has no list of templates, nor has a top10 of a shop without one', () => {
	chooseType('top10', shops)
	chooseType('wardrobe', shops)
	expect(present()).toMatchObject({ type: 'wardrobe' })
	expect(present()).not.toHaveProperty('topTen')
	chooseType('top10', [])
	expect(present()).not.toHaveProperty('topTen')
})

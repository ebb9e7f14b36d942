// A top10 is begun with the shop's own list, which stays with the design.
import { beforeEach, expect, test } from 'vitest'
import { beginDesign, chooseType, useSession } from './session-store.ts'

const shops = ['20', '06', '15']
const present = () => useSession.getState().history.present

beforeEach(() => beginDesign())

test('the list of the shop stands in the design, and no longer than ten', () => {
	chooseType('top10', shops)
	expect(present()).toMatchObject({ type: 'top10', topTen: shops })
	const twelve = Array.from({ length: 12 }, (_, i) => String(i).padStart(2, '0'))
	chooseType('top10', twelve)
	expect(present().topTen).toEqual(twelve.slice(0, 10))
})

test('another type has none, nor has a shop without a list', () => {
	chooseType('top10', shops)
	chooseType('wardrobe', shops)
	expect(present()).toMatchObject({ type: 'wardrobe' })
	expect(present()).not.toHaveProperty('topTen')
	chooseType('top10', [])
	expect(present()).not.toHaveProperty('topTen')
})

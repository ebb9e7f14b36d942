import { openingsOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { frontSharesOf } from '../front/front-shares.ts'
import { goldenCase } from '../testing/golden-furniture.ts'
import { type FrontPlace, frontAt, frontPlacesOf } from './front-places.ts'
import { viewOfStage } from './view-of-stage.ts'

const { furniture, room } = goldenCase('g1')
const size = { width: 900, height: 600 }
const sight = { furniture, room, view: 'front', size, dimensions: false, showRoom: true } as const
const view = viewOfStage(sight)
const leaves = furniture.fronts.filter(({ kind }) => kind === 'Leaf')

function placesWith(open: readonly string[], showLeaves = true): FrontPlace[] {
	const shares = frontSharesOf(furniture, room, { open: new Set(open), ajar: null })
	return frontPlacesOf({ furniture, shares, showLeaves }, view, size)
}

function middleOf({ corners }: Pick<FrontPlace, 'corners'>): [number, number] {
	const mean = (axis: 0 | 1) =>
		corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
	return [mean(0), mean(1)]
}

test('the middle of every leaf of a wardrobe answers with that leaf', () => {
	const places = placesWith([])
	for (const { id } of leaves) {
		const place = places.find((one) => one.id === id)
		expect(place && frontAt(places, middleOf(place))).toBe(id)
	}
	expect(frontAt(places, [1, 1])).toBeNull()
})

test('an open leaf answers where it stands, and in its opening where nothing else opens', () => {
	for (const { id } of leaves) {
		const places = placesWith([id])
		const place = places.find((one) => one.id === id)
		if (!place) throw new Error(`${id} is not on the stage`)
		expect(frontAt(places, middleOf(place))).toBe(id)
		const behind = frontAt(places, middleOf({ corners: place.opening }))
		expect([id, ...openingsOf(furniture).flatMap((own) => (own.inner ? [own.id] : []))]).toContain(
			behind,
		)
	}
})

test('a drawer behind a leaf answers once the leaf is out of the way', () => {
	const inner = openingsOf(furniture).filter((one) => one.inner)
	expect(inner.length).toBeGreaterThan(0)
	const shut = placesWith([])
	const bare = placesWith([], false)
	for (const { id } of inner) {
		const place = bare.find((one) => one.id === id)
		if (!place) throw new Error(`${id} is not on the stage`)
		expect(frontAt(bare, middleOf(place))).toBe(id)
		expect(frontAt(shut, middleOf(place))).not.toBe(id)
	}
})

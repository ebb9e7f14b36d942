import { buildFurniture, type Furniture } from '@gabarit/engine'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { defaultPricing, loadSeed } from '../seed.ts'
import { effectOn, type OfferToPrice } from './effect-on-offers.ts'

const { catalogue, points, zones, ...seed } = loadSeed()
const version = { version: 'seed', points, zones }

function g1(): Furniture {
	const made = buildFurniture(goldenConfigurations.g1, catalogue)
	if (!made.ok) throw new Error('G1 cannot be made')
	return made.value
}

const offer: OfferToPrice = {
	reference: '26-00001',
	tenant: 'atelier',
	furniture: g1(),
	viewer: 'visitor',
	pricing: defaultPricing('own', 'BE', seed.pricing),
	circumstances: { country: 'BE' },
}

/** The same lists, without what the furniture is made of. */
const poorer = {
	colour: { ...points, colors: {} },
	handle: { ...points, accessories: { ...points.accessories, handles: {} } },
	'leaf of a tier': { ...points, leaves: { ...points.leaves, points: {} } },
}

test.each(['colour', 'handle', 'leaf of a tier'] as const)(
	'a %s that the new lists do not sell has no price',
	(what) => {
		const after = { ...version, points: poorer[what] }
		const [effect] = effectOn([offer], version, after)
		expect(effect?.before).toBeGreaterThan(0)
		expect(effect).toMatchObject({ reference: '26-00001', after: null, percent: null })
	},
)

test('each offer has the price of its own pricing, also two of one shop', () => {
	const { pricing } = offer
	const cheaper = { ...pricing, ratings: { ...pricing.ratings, individual: '0.50' } }
	const rated = { ...offer, reference: '26-00002', pricing: cheaper }
	const [first, second] = effectOn([offer, rated], version, version)
	expect(second?.before).toBeLessThan(first?.before ?? 0)
})

test('a fault of ours is no effect of a list', () => {
	const broken = { ...offer, furniture: { ...offer.furniture, boards: undefined } }
	expect(() => effectOn([broken as unknown as OfferToPrice], version, version)).toThrow(TypeError)
})

import type { TvFurnitureConfiguration } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { translatorOf } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { tvParts } from './tv-parts.ts'

const t1: TvFurnitureConfiguration = { version: 1, type: 'tvFurniture', room: { width: 2400 } }
const words = (key: string) => key
const partsOf = (tv: TvFurnitureConfiguration) =>
	tvParts(tv, sampleCatalogue, words as unknown as ReturnType<typeof translatorOf> as never)

test('each module is an area over the base, and a link of the chain', () => {
	const { areas, measured } = partsOf(t1)
	expect(areas.map(({ id }) => id)).toEqual(['low-0', 'low-1', 'low-2'])
	expect(areas[0]?.from).toEqual([18, 20, 60])
	expect(areas[0]?.to).toEqual([806, 440, 482])
	expect(measured?.width).toEqual([0, 2400])
	expect(measured?.chain.map(({ from, to }) => to - from)).toEqual([788, 788, 788])
})

test('tall modules stand at the ends, and the furniture is as high as they are', () => {
	const { areas, measured } = partsOf({
		...t1,
		room: { width: 3200 },
		tall: { left: { width: 450, height: 2000 } },
	})
	expect(areas[0]).toMatchObject({ id: 'tall-left', to: [468, 440, 2000] })
	expect(measured?.height).toBe(2000)
})

test('hung furniture begins above the floor; between two walls nobody stands beside it', () => {
	const hung = partsOf({ ...t1, depth: { center: 380 }, base: { kind: 'Wall', height: 200 } })
	expect(hung.areas[0]?.from[2]).toBe(200)
	expect(hung.things).toHaveLength(1)
	expect(partsOf({ ...t1, walls: 'Both' }).things).toEqual([])
})

import { buildFurniture, furnitureTypes, typeOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { demoDesigns } from './demo-designs.ts'
import { readDemoOrders } from './demo-orders.ts'

test('each design of the demo can be made, and is ordered by somebody', () => {
	const { catalogue } = loadSeed()
	const wrong = demoDesigns.filter((design) => !buildFurniture(design, catalogue).ok)
	expect(wrong).toEqual([])
	const ordered = new Set(readDemoOrders().map(({ design }) => design))
	expect([...ordered].toSorted((a, b) => a - b)).toEqual([...demoDesigns.keys()])
})

test('the demo shows every kind of furniture', () => {
	const shown = new Set(demoDesigns.map(typeOf))
	const kinds = furnitureTypes.filter((type) => type !== 'drawer' && type !== 'top10')
	expect(kinds.filter((type) => !shown.has(type))).toEqual([])
})

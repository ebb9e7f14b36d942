import { buildFurniture, furnitureTypes, typeOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { demoDesigns } from './demo-designs.ts'

test('each design of the demo can be made', () => {
	const { catalogue } = loadSeed()
	const wrong = demoDesigns.filter((design) => !buildFurniture(design, catalogue).ok)
	expect(wrong).toEqual([])
})

test('the demo shows every kind of furniture', () => {
	const shown = new Set(demoDesigns.map(typeOf))
	const kinds = furnitureTypes.filter((type) => type !== 'drawer' && type !== 'top10')
	expect(kinds.filter((type) => !shown.has(type))).toEqual([])
})

import { buildFurniture, roomOf } from '@gabarit/engine'
import { goldenConfigurations, pictureRooms, sampleCatalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import { boxOf } from './box.ts'
import { drawRoomStage } from './room-stage.ts'
import { captionsOf } from './testing/sample-plan.ts'

const { x1, x3, x4, x6 } = goldenConfigurations
const captions = captionsOf('fr')

describe.each(Object.entries({ x1, x3, x4, x6, ...pictureRooms }))('%s', (name, configuration) => {
	test('the room alone fills any stage and leaves nothing outside', () => {
		if (name.startsWith('x')) expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(false)
		const room = roomOf(configuration)
		for (const [width, height] of [
			[992, 700],
			[390, 330],
			[360, 172],
		] as const) {
			const { shapes } = drawRoomStage({ room, language: 'fr', captions }, { width, height })
			const box = boxOf(shapes)
			expect(Number.isFinite(box.width + box.height)).toBe(true)
			expect(box.x).toBeGreaterThanOrEqual(0)
			expect(box.y).toBeGreaterThanOrEqual(0)
			expect(box.x + box.width).toBeLessThanOrEqual(width)
			expect(box.y + box.height).toBeLessThanOrEqual(height)
			const words = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
			expect(words).toContain(captions.number(room.width))
		}
	})
})

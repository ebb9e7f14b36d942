import { completeDressing, type DressingConfiguration } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { roomMeasures, slopeMeasures } from './dressing-measures.ts'

const words = {
	t: ((key: string, { away }: { away: string }) =>
		`${key} ${away}`) as unknown as TFunction<'configurator'>,
	number: String,
}

const g1: DressingConfiguration = goldenConfigurations.g1

function dressed(change: Partial<DressingConfiguration>) {
	const configuration = { ...g1, ...change }
	return { configuration, design: completeDressing(configuration, sampleCatalogue) }
}

test('each reading stands at its place in the room, and the typed ones are live', () => {
	const { design } = dressed({ room: { width: [3004, 3000, 3002] }, hu: [2503, 2500] })
	const { lines } = roomMeasures(design, 'hu')
	expect(lines.map(({ label, live }) => [label, live])).toEqual([
		[3004, false],
		[3000, false],
		[3002, false],
		[2503, true],
		[2500, true],
		[600, false],
	])
	const heights = lines.filter(({ key }) => key.startsWith('height')).map(({ from }) => from[0])
	expect(heights[0]).toBeLessThan(200)
	expect(heights[1]).toBeGreaterThan(2800)
})

test('a slope shows its low height, its length and its angle, and where readings disagree', () => {
	const slope = { left: { low: 1076, run: 1668, angle: 40 } }
	const { configuration, design } = dressed({ slope })
	const { lines, arcs, flags } = slopeMeasures(configuration, design, words, 'slope.left.low')
	expect(lines.map(({ label, letter, live }) => [label, letter, live])).toEqual([
		[1076, 'A', true],
		[1668, 'B', false],
		[2500, undefined, false],
	])
	expect(arcs.map(({ text, letter }) => [text, letter])).toEqual([['40°', 'C']])
	expect(flags.map(({ text, from }) => [text, from[2]])).toEqual([['stage.tooLow 24', 2476]])
})

test('readings that agree raise no flag', () => {
	const slope = { right: { low: 1100, run: 1668, angle: 40 } }
	const { configuration, design } = dressed({ slope })
	expect(slopeMeasures(configuration, design, words, null).flags).toEqual([])
})

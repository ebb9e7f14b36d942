import type { DeskConfiguration } from '@gabarit/engine'
import { goldenDesks, sampleCatalogue } from '@gabarit/engine/testing'
import { translatorOf } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { deskParts } from './desk-parts.ts'

const say = translatorOf('en')
const words = ((key: string, values: Record<string, string | number>) =>
	say(`${values['ns'] ?? 'configurator'}:${key}` as never, values)) as never
const partsOf = (desk: DeskConfiguration) => deskParts(desk, sampleCatalogue, words)
const { d1, d3, d4 } = goldenDesks

test('each support can be chosen where it stands, from left to right', () => {
	const { areas } = partsOf(d1)
	expect(areas.map(({ id }) => id)).toEqual(['support-0', 'support-1'])
	expect(areas[0]).toMatchObject({ from: [0, 20, 0], to: [28, 680, 712] })
	expect(areas[1]).toMatchObject({ from: [1180, 20, 0], to: [1600, 680, 712] })
	expect(areas[1]?.name).toBe('2. Drawer pedestal')
})

test('supports and spans are measured side by side and add up to the top', () => {
	for (const desk of [d1, goldenDesks.d2, d3, d4]) {
		const { measured } = partsOf(desk)
		const links = measured?.chain ?? []
		const [from = 0, to = 0] = measured?.width ?? []
		expect(links.reduce((sum, link) => sum + link.to - link.from, 0)).toBe(to - from)
		links.slice(1).forEach((link, i) => expect(link.from).toBe(links[i]?.to))
	}
	expect(partsOf(d1).measured).toMatchObject({ width: [0, 1600], height: 740 })
})

test('a chair stands at a desk to sit at, a person beside it; its size is that of who sits there', () => {
	const kindsOf = (desk: DeskConfiguration) => partsOf(desk).things.map(({ kind }) => kind)
	expect(kindsOf(d1)).toEqual(['person', 'chair'])
	// Between two walls only who works standing has room.
	expect(kindsOf(d3)).toEqual(['person'])
	expect(kindsOf({ ...d1, walls: 'Both' })).toEqual(['chair'])
	expect(partsOf(d4).things).toMatchObject([
		{ kind: 'person', height: 1240 },
		{ kind: 'chair', seat: 357 },
	])
})

test('with a wall on the right the person stands at the left end', () => {
	const [person] = partsOf({ ...d1, walls: 'Right' }).things
	expect(person?.at[0]).toBeLessThan(0)
})

test('its walls are shown as high as who stands there, and above what hangs on them', () => {
	expect(partsOf(d1).walls).toBe(1720 + 140)
	expect(partsOf(d4).walls).toBe(1240 + 140)
	const window: NonNullable<DeskConfiguration['obstacle']>[number] = {
		where: 'back',
		kind: 'window',
		position: 300,
		bottom: 900,
		height: 1300,
		depth: 10,
	}
	expect(partsOf({ ...d1, obstacle: [window] }).walls).toBe(2300)
})

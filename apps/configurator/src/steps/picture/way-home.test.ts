import { expect, test } from 'vitest'
import { wayHome } from './way-home.ts'

const nothing = { quickLook: false, room: false, handheld: false }

test.each([
	['an iPhone opens Quick Look', { ...nothing, quickLook: true, handheld: true }, 'quickLook'],
	['Chrome on Android shows its own room', { ...nothing, room: true, handheld: true }, 'room'],
	['a headset too', { ...nothing, room: true }, 'room'],
	['a desktop shows the code for a phone', nothing, 'code'],
	['another phone says that it cannot', { ...nothing, handheld: true }, 'none'],
] as const)('%s', (_, abilities, way) => {
	expect(wayHome(abilities)).toBe(way)
})

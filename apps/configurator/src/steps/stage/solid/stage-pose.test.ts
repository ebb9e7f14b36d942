import { expect, test } from 'vitest'
import { stagePose, viewLike } from './stage-pose.ts'

const niche = { left: false, right: false }
const looked = { camera: null, own: null, measuring: null, hinges: null, open: niche } as const

test('room, fronts and recap are seen from 6° to the right, at the height of the eye', () => {
	for (const step of ['Room', 'Doors', 'ExteriorColor', 'Recap'] as const)
		expect(stagePose({ ...looked, step })).toEqual({ yaw: 6, eye: 1500 })
})

test('measures are seen from 21° on the far side, so that the typed edge faces the viewer', () => {
	const yawOf = (measuring: string | null, open = niche) =>
		stagePose({ ...looked, step: 'FootprintMeasurements', measuring, open }).yaw
	expect(yawOf(null)).toBe(-21)
	expect(yawOf('hu')).toBe(-21)
	expect(yawOf('hu', { left: false, right: true })).toBe(21)
	expect(yawOf('room.sideLeft')).toBe(21)
	expect(yawOf('room.sideRight')).toBe(-21)
	expect(yawOf('depth.recessLeft')).toBe(21)
})

test('what is measured on the floor is seen from higher up', () => {
	const eyeOf = (measuring: string) =>
		stagePose({ ...looked, step: 'FootprintMeasurements', measuring }).eye
	expect(eyeOf('depth.center')).toBeGreaterThan(eyeOf('room.width'))
})

test('modules are seen from 17°, into the open leaf', () => {
	const yawOf = (hinges: 'Left' | 'Right' | null) =>
		stagePose({ ...looked, step: 'ModuleSelection', hinges }).yaw
	expect(yawOf('Right')).toBe(-17)
	expect(yawOf('Left')).toBe(17)
	expect(yawOf(null)).toBe(-17)
})

test('a kind has its own place, and what the buyer chose comes first', () => {
	const own = { yaw: -9, eye: 1250 }
	expect(stagePose({ ...looked, step: 'Room', own })).toEqual(own)
	expect(stagePose({ ...looked, step: 'Room', own, camera: 'right' }).yaw).toBe(32)
	expect(stagePose({ ...looked, step: 'ModuleSelection', camera: 'front' }).yaw).toBe(6)
})

test('the view that is named is the one it is most like', () => {
	expect([6, -9, -21, 17, 32, 174].map((yaw) => viewLike({ yaw, eye: 1500 }))).toEqual([
		'front',
		'left',
		'left',
		'right',
		'right',
		'rear',
	])
})

import { expect, test } from 'vitest'
import { RestPace, restFrames } from './rest-pace.ts'

/** Draws a picture at rest with frames of so many ms; gives the whole time and the share of it spent drawing. */
function drawn(frame: number) {
	const pace = new RestPace()
	let [now, drawing, taken] = [0, 0, 0]
	while (taken < pace.frames) {
		pace.measure(now)
		taken += 1
		drawing += frame
		now += frame + pace.wait
	}
	return { taken, seconds: now / 1000, share: drawing / now }
}

test('a quick device takes every frame without a pause', () => {
	const { taken, share } = drawn(16)
	expect(taken).toBe(restFrames)
	expect(share).toBeCloseTo(1)
})

test.each([60, 120, 400, 1200])(
	'a device that needs %i ms a frame gets its soft light too, and draws at most half of the time',
	(frame) => {
		const { taken, share } = drawn(frame)
		expect(taken).toBeGreaterThanOrEqual(48)
		expect(share).toBeLessThan(0.53)
	},
)

test('time, not the number of frames, is what a slow device spends', () => {
	const [slow, slower] = [drawn(90), drawn(180)]
	expect(slow.taken).toBeGreaterThan(slower.taken)
	expect(slower.seconds * slower.share).toBeLessThan(16)
})

test('what interrupts a picture is not taken for a slow frame', () => {
	const pace = new RestPace()
	for (const now of [0, 16, 32]) pace.measure(now)
	pace.interrupt()
	pace.measure(5000)
	pace.measure(5016)
	expect(pace.wait).toBe(0)
})

test('where the processor draws, the page keeps nearly all of it', () => {
	expect(drawn(1200).share).toBeLessThan(0.08)
})

test('a frame whose work hides behind its pause still counts by how long it held the page up', () => {
	const pace = new RestPace()
	let now = 0
	for (let i = 0; i < 20; i++) {
		pace.measure(now)
		pace.held(400)
		// The graphics process catches up while the page pauses.
		now += Math.max(400, pace.wait)
	}
	expect(pace.wait).toBeGreaterThanOrEqual(1200)
})

test('one frame that compiled its shaders slows only the next few', () => {
	const pace = new RestPace()
	pace.held(300)
	for (let now = 0, i = 0; i < 20; i++) {
		pace.measure(now)
		now += 16 + pace.wait
	}
	expect(pace.wait).toBe(0)
})

test('who waits for a picture gets it without a pause, and no more frames than it needs', () => {
	const pace = new RestPace({ withPauses: false })
	let now = 0
	for (let i = 0; i < 32; i++) {
		pace.measure(now)
		pace.held(2000)
		now += 2000
		expect(pace.wait).toBe(0)
	}
	expect(pace.frames).toBe(24)
})

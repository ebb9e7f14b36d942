import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { projectPoint, type StagePose } from '../view/stage-view.ts'
import { viewOfStage } from '../view/view-of-stage.ts'
import { dragged, keyed, nearer, noHand, turnedPose, zoomed } from './hand.ts'

const pose: StagePose = { yaw: -21, eye: 1500 }
const size = { width: 992, height: 660 }

function viewed(hand = noHand) {
	const { furniture, room } = goldenCase('g1')
	const view = turnedPose(pose, hand)
	const sight = { furniture, room, view, size, dimensions: true, showRoom: true }
	return nearer(viewOfStage(sight), hand, size, undefined)
}

test('dragging turns by at most 60° to either side and raises the eye from 0.9 to 2.2 m', () => {
	const far = 5000
	const ends = [
		[far, far],
		[-far, -far],
	] as const
	const poses = ends.map((way) => turnedPose(pose, dragged(noHand, pose, way)))
	expect(poses).toEqual([
		{ yaw: -60, eye: 2200 },
		{ yaw: 60, eye: 900 },
	])
	const rear = { yaw: 174, eye: 1500 }
	expect(turnedPose(rear, dragged(noHand, rear, [far, 0])).yaw).toBe(120)
})

test('verticals stay vertical from wherever the viewer goes, and however near', () => {
	for (const hand of [
		dragged(noHand, pose, [300, 120]),
		zoomed(dragged(noHand, pose, [-200, -300]), pose, 9),
	])
		for (const [x, y] of [
			[0, 0],
			[3000, 600],
		] as const) {
			const [low, high] = [0, 2500].map((z) => projectPoint(viewed(hand), size, [x, y, z])[0])
			expect(Math.abs((low ?? 0) - (high ?? 1))).toBeLessThan(1e-9)
		}
})

test('zoom goes to 2.5 and never below the whole, around the middle of the stage', () => {
	expect(zoomed(noHand, pose, 100).zoom).toBe(2.5)
	expect(zoomed(noHand, pose, 0.1).zoom).toBe(1)
	const [whole, near] = [viewed(), viewed(zoomed(noHand, pose, 2))].map(({ frustum }) => frustum)
	expect((near?.right ?? 0) - (near?.left ?? 0)).toBeCloseTo(
		((whole?.right ?? 0) - (whole?.left ?? 0)) / 2,
	)
	expect((near?.right ?? 0) + (near?.left ?? 0)).toBeCloseTo(
		(whole?.right ?? 0) + (whole?.left ?? 0),
	)
})

test('arrows, plus, minus, Home and 0 do the same', () => {
	expect(keyed(noHand, pose, 'ArrowRight')?.turn).toBeGreaterThan(0)
	expect(keyed(noHand, pose, 'ArrowLeft')?.turn).toBeLessThan(0)
	expect(keyed(noHand, pose, 'ArrowUp')?.rise).toBeGreaterThan(0)
	expect(keyed(noHand, pose, 'ArrowDown')?.rise).toBeLessThan(0)
	const near = keyed(noHand, pose, '+') ?? noHand
	expect(near.zoom).toBeGreaterThan(1)
	expect(keyed(near, pose, '-')?.zoom).toBeCloseTo(1)
	for (const key of ['Home', '0']) expect(keyed(near, pose, key)).toEqual(noHand)
	expect(keyed(near, pose, 'a')).toBeUndefined()
})

test('while the viewer turns, the picture changes without a jump', () => {
	const steps = Array.from({ length: 118 }, (_, i) => i - 38)
	const scales = steps.map((turn) => {
		const { frustum } = viewed({ turn, rise: 0, zoom: 1 })
		return frustum.right - frustum.left
	})
	for (const [i, scale] of scales.entries()) {
		const before = scales[i - 1] ?? scale
		expect(Math.abs(scale / before - 1), `at ${steps[i]}`).toBeLessThan(0.03)
	}
})

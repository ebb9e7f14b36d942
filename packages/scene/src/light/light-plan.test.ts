import { expect, test } from 'vitest'
import { modelLight, towardsSky, towardsWindow } from './light-plan.ts'
import { halton } from './sequence.ts'

const turns = Array.from({ length: 500 }, (_, i) => i)

test('every beam of light has a direction of length one, none from below', () => {
	for (const index of turns) {
		const { towards } = modelLight(false).beam(index)
		expect(Math.hypot(...towards)).toBeCloseTo(1)
		expect(towards[1]).toBeGreaterThan(0)
	}
})

test('the window that lights the stage is in front on the left; on the right with a slope on the left', () => {
	for (const index of turns) {
		const [across, up] = [halton(index, 2), halton(index, 3)]
		const left = towardsWindow(across, up, false)
		const right = towardsWindow(across, up, true)
		expect(left[0]).toBeLessThan(0)
		expect(left[2]).toBeGreaterThan(0)
		expect(right[0]).toBeGreaterThan(0)
	}
})

test('the sky lights from every quarter, most of all from in front on the left', () => {
	const skies = turns.map((index) => towardsSky(halton(index, 2), halton(index, 3)))
	const quarter = (right: boolean, before: boolean) =>
		skies.filter(([x, , z]) => x > 0 === right && z > 0 === before).length / skies.length
	const quarters = [quarter(true, true), quarter(true, false), quarter(false, false)]
	for (const share of quarters) {
		expect(share).toBeGreaterThan(0.1)
		expect(share).toBeLessThan(quarter(false, true))
	}
})

test('the window lights fronts about twice as strongly as all else', () => {
	const plan = modelLight(false)
	const [window, sky] = [0, 1].map((odd) => {
		const beams = turns.filter((index) => index % 2 === odd).map((index) => plan.beam(index))
		return beams.reduce((sum, { towards, color }) => sum + color[1] * Math.max(0, towards[2]), 0)
	})
	const { sky: above, ground, aside } = plan.restFill
	const bounced = ((above[1] + ground[1] + aside[1]) / 2) * turns.length
	const share = (window ?? 0) / ((sky ?? 0) + bounced)
	expect(share).toBeGreaterThan(1.5)
	expect(share).toBeLessThan(2.5)
})

/** Light on a surface that nothing shades, per colour. */
function onSurface(normal: readonly [number, number, number], rest: boolean): number {
	const plan = modelLight(false)
	const fill = rest ? plan.restFill : plan.movingFill
	const sky = (normal[1] + 1) / 2
	const asideShare = (1 + normal[0] * plan.aside[0] + normal[2] * plan.aside[2]) / 2
	const even = fill.sky[1] * sky + fill.ground[1] * (1 - sky) + fill.aside[1] * asideShare
	const beams = rest ? turns.map((index) => plan.beam(index)) : [plan.moving]
	const direct = beams.map(({ towards, color }) => {
		const facing = towards[0] * normal[0] + towards[1] * normal[1] + towards[2] * normal[2]
		return color[1] * Math.max(0, facing)
	})
	return even + direct.reduce((sum, value) => sum + value, 0) / beams.length
}

test.each([
	['fronts', [0, 0, 1]],
	['floor', [0, 1, 0]],
] as const)('moving and resting pictures light the %s alike', (_, normal) => {
	const share = onSurface(normal, false) / onSurface(normal, true)
	expect(share).toBeGreaterThan(0.88)
	expect(share).toBeLessThan(1.06)
})

test.each([false, true])(
	'what faces away from the window gets light back (mirrored: %s)',
	(mirrored) => {
		const { restFill, aside, moving } = modelLight(mirrored)
		expect(Math.sign(aside[0])).toBe(-Math.sign(moving.towards[0]))
		expect(restFill.aside[1]).toBeGreaterThan(restFill.sky[1] + restFill.ground[1])
	},
)

test('who walks behind the furniture has the window in front of him on his left again', () => {
	const [before, behind] = [modelLight(false), modelLight(false, true)].map(
		({ moving }) => moving.towards,
	)
	expect(behind?.[0]).toBe(-(before?.[0] ?? 0))
	expect(behind?.[1]).toBe(before?.[1])
	expect(behind?.[2]).toBe(-(before?.[2] ?? 0))
})

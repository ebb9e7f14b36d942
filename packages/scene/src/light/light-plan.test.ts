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

test('the sky gives as much light from every quarter', () => {
	const sum = [0, 0]
	for (const index of turns) {
		const [x, , z] = towardsSky(halton(index, 2), halton(index, 3))
		sum[0] = (sum[0] ?? 0) + x
		sum[1] = (sum[1] ?? 0) + z
	}
	expect(Math.abs(sum[0] ?? 1) / turns.length).toBeLessThan(0.01)
	expect(Math.abs(sum[1] ?? 1) / turns.length).toBeLessThan(0.01)
})

/** Light on a surface that nothing shades, per colour. */
function onSurface(normal: readonly [number, number, number], rest: boolean): number {
	const plan = modelLight(false)
	const fill = rest ? plan.restFill : plan.movingFill
	const sky = (normal[1] + 1) / 2
	const even = fill.sky[1] * sky + fill.ground[1] * (1 - sky)
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

test('who walks behind the furniture has the window in front of him on his left again', () => {
	const [before, behind] = [modelLight(false), modelLight(false, true)].map(
		({ moving }) => moving.towards,
	)
	expect(behind?.[0]).toBe(-(before?.[0] ?? 0))
	expect(behind?.[1]).toBe(before?.[1])
	expect(behind?.[2]).toBe(-(before?.[2] ?? 0))
})

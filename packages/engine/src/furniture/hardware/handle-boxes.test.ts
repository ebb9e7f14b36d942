import { expect, test } from 'vitest'
import type { Handle } from '../../catalogue.ts'
import { sampleCatalogue } from '../../testing/sample-catalogue.ts'
import { type FaceBox, handleBoxes } from './handle-boxes.ts'

/** Half of what a turned piece takes up, outwards and along the handle. */
function reachOut({ size, tilt = [0, 0] }: FaceBox): number {
	const turn = Math.abs(tilt[0] + tilt[1])
	const along = tilt[1] === 0 ? size[1] : size[0]
	return (Math.cos(turn) * size[2] + Math.sin(turn) * along) / 2
}

function reachAlong({ size, tilt = [0, 0] }: FaceBox): number {
	const turn = Math.abs(tilt[0] + tilt[1])
	const along = tilt[1] === 0 ? size[1] : size[0]
	return (Math.cos(turn) * along + Math.sin(turn) * size[2]) / 2
}

const face = { width: 577, height: 2367 }

const { handles } = sampleCatalogue
const shaped = handles.flatMap((handle): Handle[] => {
	if (handle.reference === 'bar-160') return [handle, { ...handle, reference: 'bow', shape: 'Bow' }]
	if (handle.kind !== 'Knob') return [handle]
	return [handle, { ...handle, reference: 'square', shape: 'Square' }]
})

test.each(shaped)('handle $reference stands proud by its projection, and no more', (handle) => {
	for (const upright of [true, false]) {
		const boxes = handleBoxes(handle, { at: [300, 900], upright, face })
		const out = Math.max(...boxes.map((box) => box.at[2] + reachOut(box)))
		expect(out).toBeCloseTo(handle.kind === 'Profile' ? 2 : handle.projection)
		const least = Math.min(...boxes.map((box) => box.at[2] - reachOut(box)))
		expect(least).toBeGreaterThanOrEqual(-1e-9)
		const spans = [0, 1].map((axis) => {
			const half = (box: FaceBox) => (box.tilt ? reachAlong(box) : (box.size[axis] ?? 0) / 2)
			const low = Math.min(...boxes.map((box) => (box.at[axis] ?? 0) - half(box)))
			const high = Math.max(...boxes.map((box) => (box.at[axis] ?? 0) + half(box)))
			return high - low
		})
		if (handle.kind === 'Bar') {
			// as long as it says, and never shorter than its screws are apart
			expect(spans[upright ? 1 : 0]).toBeGreaterThanOrEqual(
				Math.max(handle.length, handle.holePitch),
			)
		}
		if (handle.kind === 'Profile') expect(spans[upright ? 1 : 0]).toBe((upright ? 2367 : 577) - 20)
	}
})

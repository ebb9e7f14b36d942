import type { Handle } from '@gabarit/engine'

/** Middle and sizes in mm: right, up, out. */
export type FaceBox = {
	at: readonly [number, number, number]
	size: readonly [number, number, number]
}

const barWidth = 10
const postWidth = 10
const pullWidth = 26
const pullThickness = 2
const profileWidth = 18

/** How much shorter a profile is than its leaf, mm. */
const profileLess = 20

type Placing = {
	at: readonly [number, number]
	upright: boolean
	face: { width: number; height: number }
}

function turned(box: FaceBox, upright: boolean): FaceBox {
	if (upright) return box
	const { at, size } = box
	return { at: [at[1], at[0], at[2]], size: [size[1], size[0], size[2]] }
}

function barBoxes({ length, projection, holePitch }: Handle): FaceBox[] {
	const reach = (holePitch || length - postWidth) / 2
	const post = (up: number): FaceBox => ({
		at: [0, up, projection / 2],
		size: [postWidth, postWidth, projection],
	})
	return [
		post(-reach),
		post(reach),
		{ at: [0, 0, projection - barWidth / 2], size: [barWidth, length, barWidth] },
	]
}

function knobBoxes({ projection }: Handle): FaceBox[] {
	return [
		{ at: [0, 0, projection * 0.35], size: [12, 12, projection * 0.7] },
		{ at: [0, 0, projection - 9], size: [30, 30, 18] },
	]
}

function pullBoxes({ length, projection }: Handle): FaceBox[] {
	return [
		{ at: [0, 0, pullThickness / 2], size: [pullWidth, length, pullThickness] },
		{ at: [0, 0, projection / 2], size: [pullThickness, length, projection] },
	]
}

/** Upright on leaves, level on drawers. */
export function handleBoxes(handle: Handle, { at, upright, face }: Placing): FaceBox[] {
	const boxes = {
		Bar: () => barBoxes(handle),
		Knob: () => knobBoxes(handle),
		EdgePull: () => pullBoxes(handle),
		Profile: () => profileBoxes((upright ? face.height : face.width) - profileLess),
	}[handle.kind]()
	return boxes
		.map((box) => turned(box, upright))
		.map(({ at: [right, up, out], size }) => ({ at: [at[0] + right, at[1] + up, out], size }))
}

function profileBoxes(length: number): FaceBox[] {
	return [{ at: [0, 0, 1], size: [profileWidth, length, 2] }]
}

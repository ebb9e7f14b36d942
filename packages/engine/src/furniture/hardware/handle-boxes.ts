import type { Handle } from '../../catalogue.ts'

/** A piece of a handle on its face: middle and sizes in mm, right, up and out. */
export type FaceBox = {
	at: readonly [number, number, number]
	size: readonly [number, number, number]
	/** Turned about its middle, radians: about right, about up. */
	tilt?: readonly [number, number]
	/** A cylinder in place of the box, as seen from before. */
	isRound?: true
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
	const { at, size, tilt } = box
	return {
		...box,
		at: [at[1], at[0], at[2]],
		size: [size[1], size[0], size[2]],
		...(tilt && { tilt: [0, -tilt[0]] as const }),
	}
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

const bow = { width: 12, thickness: 6, pieces: 9 } as const

/** A parabola of straight pieces; the middle one is level with the projection. */
function bowBoxes({ length, projection }: Handle): FaceBox[] {
	const { width, thickness, pieces } = bow
	const foot = thickness / 2
	const rise = (projection - thickness / 2 - foot) / (1 - 1 / pieces ** 2)
	const outAt = (up: number) => foot + rise * (1 - ((2 * up) / length) ** 2)
	const step = length / pieces
	return Array.from({ length: pieces }, (_, i) => {
		const [low, high] = [i * step - length / 2, (i + 1) * step - length / 2]
		const climb = outAt(high) - outAt(low)
		return {
			at: [0, (low + high) / 2, (outAt(low) + outAt(high)) / 2],
			size: [width, Math.hypot(step, climb), thickness],
			tilt: [Math.atan2(climb, step), 0],
		}
	})
}

function knobBoxes({ shape, projection, length }: Handle): FaceBox[] {
	const round = shape === 'Round' ? ({ isRound: true } as const) : {}
	return [
		{ at: [0, 0, projection * 0.35], size: [12, 12, projection * 0.7], ...round },
		{ at: [0, 0, projection - 9], size: [length, length, 18], ...round },
	]
}

function pullBoxes({ length, projection }: Handle): FaceBox[] {
	return [
		{ at: [0, 0, pullThickness / 2], size: [pullWidth, length, pullThickness] },
		{ at: [0, 0, projection / 2], size: [pullThickness, length, projection] },
	]
}

/** The pieces of a handle at a point of its face, mm: upright on leaves, level on drawers. */
export function handleBoxes(handle: Handle, { at, upright, face }: Placing): FaceBox[] {
	const boxes = {
		Bar: () => (handle.shape === 'Bow' ? bowBoxes(handle) : barBoxes(handle)),
		Knob: () => knobBoxes(handle),
		EdgePull: () => pullBoxes(handle),
		Profile: () => profileBoxes((upright ? face.height : face.width) - profileLess),
	}[handle.kind]()
	return boxes
		.map((box) => turned(box, upright))
		.map((box) => {
			const [right, up, out] = box.at
			return { ...box, at: [at[0] + right, at[1] + up, out] }
		})
}

function profileBoxes(length: number): FaceBox[] {
	return [{ at: [0, 0, 1], size: [profileWidth, length, 2] }]
}

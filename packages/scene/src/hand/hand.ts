// What the viewer does by hand to where he stands: he walks around the furniture, stoops or stretches, and comes nearer.
import type { Padding, Size, StagePose, StageView } from '../view/stage-view.ts'

/** Degrees further right, mm higher, times nearer than the step has it. */
export type Hand = { turn: number; rise: number; zoom: number }

export const noHand: Hand = { turn: 0, rise: 0, zoom: 1 }

/** Degrees to either side of straight before a face, mm above the floor, times. */
const most = { turn: 60, eye: [900, 2200], zoom: 2.5 } as const
/** Degrees and mm by which a px of dragging moves the viewer. */
const perPixel = { turn: 0.3, rise: 4 } as const

function within(value: number, least: number, largest: number): number {
	return Math.min(largest, Math.max(least, value))
}

/** Straight before the face that a pose looks at. */
function faceOf({ yaw }: StagePose): number {
	return Math.abs(yaw) > 90 ? 180 : 0
}

/** As far as the viewer may go. */
function limited({ turn, rise, zoom }: Hand, pose: StagePose): Hand {
	const face = faceOf(pose)
	return {
		turn: within(pose.yaw + turn, face - most.turn, face + most.turn) - pose.yaw,
		rise: within(pose.eye + rise, ...most.eye) - pose.eye,
		zoom: within(zoom, 1, most.zoom),
	}
}

/** The furniture goes with the finger: to the right, and its top towards the viewer. */
export function dragged(hand: Hand, pose: StagePose, [right, down]: readonly [number, number]) {
	const turn = hand.turn - right * perPixel.turn
	return limited({ ...hand, turn, rise: hand.rise + down * perPixel.rise }, pose)
}

export function zoomed(hand: Hand, pose: StagePose, times: number): Hand {
	return limited({ ...hand, zoom: hand.zoom * times }, pose)
}

export function turnedPose({ yaw, eye }: StagePose, { turn, rise }: Hand): StagePose {
	return { yaw: yaw + turn, eye: eye + rise }
}

/** Nearer, around the middle of the part of the stage that nothing lies over. */
export function nearer(
	view: StageView,
	{ zoom }: Hand,
	{ width, height }: Size,
	inset: Padding | undefined,
): StageView {
	if (zoom === 1) return view
	const { left, right, bottom, top } = view.frustum
	const { left: l, right: r, top: t, bottom: b } = inset ?? { left: 0, right: 0, top: 0, bottom: 0 }
	const x = left + ((right - left) * (l + (width - l - r) / 2)) / width
	const y = top - ((top - bottom) * (t + (height - t - b) / 2)) / height
	return {
		...view,
		frustum: {
			left: x + (left - x) / zoom,
			right: x + (right - x) / zoom,
			bottom: y + (bottom - y) / zoom,
			top: y + (top - y) / zoom,
		},
	}
}

/** Degrees, mm and times of one press of a key. */
const step = { turn: 5, rise: 100, zoom: 1.2 } as const

/** What a key does; undefined for a key that does nothing here. */
export function keyed(hand: Hand, pose: StagePose, key: string): Hand | undefined {
	const by = (change: Partial<Hand>) => limited({ ...hand, ...change }, pose)
	switch (key) {
		case 'ArrowLeft':
			return by({ turn: hand.turn - step.turn })
		case 'ArrowRight':
			return by({ turn: hand.turn + step.turn })
		case 'ArrowUp':
			return by({ rise: hand.rise + step.rise })
		case 'ArrowDown':
			return by({ rise: hand.rise - step.rise })
		case '+':
		case '=':
			return by({ zoom: hand.zoom * step.zoom })
		case '-':
			return by({ zoom: hand.zoom / step.zoom })
		case 'Home':
		case '0':
			return noHand
		default:
			return undefined
	}
}

// A 50 mm lens at eye height, turned around the furniture and never tilted, so that verticals stay vertical.
// The projection is shifted and cropped until everything is in the picture.
import type { Point3 } from '@gabarit/engine'

export type ViewName = 'front' | 'left' | 'right' | 'rear'

export type Size = { width: number; height: number }

export type Padding = { top: number; right: number; bottom: number; left: number }

/** A level camera. The frustum gives its four edges at distance 1, as tangents. */
export type StageView = {
	eye: Point3
	/** Radians around the vertical, positive when the viewer stands further right. */
	yaw: number
	frustum: { left: number; right: number; bottom: number; top: number }
}

/** Where the viewer stands: degrees to the right of straight ahead, and his eye in mm above the floor. */
export type StagePose = { yaw: number; eye: number }

const eyeHeight = 1500

export const poseOfView: Record<ViewName, StagePose> = {
	front: { yaw: 6, eye: eyeHeight },
	left: { yaw: -32, eye: eyeHeight },
	right: { yaw: 32, eye: eyeHeight },
	rear: { yaw: 174, eye: eyeHeight },
}

const standardDistance = 8000
/** Wider rooms are seen from further away: this is the largest width as a share of the distance. */
const widthShare = 0.55

export function distanceFor(width: number): number {
	return Math.max(standardDistance, width / widthShare)
}

/** `from`: how far the eye is from the target, and how high, mm; `yaw` in radians. */
export function eyeOf(
	target: readonly [number, number],
	from: { distance: number; height: number },
	yaw: number,
): Point3 {
	const { distance, height } = from
	return [target[0] + distance * Math.sin(yaw), target[1] + distance * Math.cos(yaw), height]
}

/** Right and up in tangents, and the distance in front of the eye in mm. */
export function tangentsOf({ eye, yaw }: Pick<StageView, 'eye' | 'yaw'>, point: Point3): Point3 {
	const dx = point[0] - eye[0]
	const dy = point[1] - eye[1]
	const ahead = -dx * Math.sin(yaw) - dy * Math.cos(yaw)
	const right = dx * Math.cos(yaw) - dy * Math.sin(yaw)
	return [right / ahead, (point[2] - eye[2]) / ahead, ahead]
}

/** Pixels from the stage's top left corner. */
export function projectPoint(view: StageView, size: Size, point: Point3): [number, number] {
	const [x, y] = tangentsOf(view, point)
	const { left, right, bottom, top } = view.frustum
	return [((x - left) / (right - left)) * size.width, ((top - y) / (top - bottom)) * size.height]
}

/** Whether the viewer stands behind what a front looks out of. */
export function seesRear({ yaw }: Pick<StageView, 'yaw'>): boolean {
	return Math.cos(yaw) < 0
}

/** Radians of a turn after which the viewer walks around: straight on he would walk through. */
const aroundFrom = Math.PI / 2

export function betweenViews(from: StageView, to: StageView, share: number): StageView {
	const mix = (a: number, b: number) => a + (b - a) * share
	const straight: Point3 = [
		mix(from.eye[0], to.eye[0]),
		mix(from.eye[1], to.eye[1]),
		mix(from.eye[2], to.eye[2]),
	]
	const turn = shorterTurn(to.yaw - from.yaw)
	const yaw = from.yaw + turn * share
	return {
		eye: Math.abs(turn) > aroundFrom ? eyeAround(from, to, { turn, share }) : straight,
		yaw,
		frustum: {
			left: mix(from.frustum.left, to.frustum.left),
			right: mix(from.frustum.right, to.frustum.right),
			bottom: mix(from.frustum.bottom, to.frustum.bottom),
			top: mix(from.frustum.top, to.frustum.top),
		},
	}
}

type Way = { turn: number; share: number }

/** Both look at a place from as far: half of how far apart they stand, at half of the angle between them. */
function eyeAround(from: StageView, to: StageView, { turn, share }: Way): Point3 {
	const apart = Math.hypot(from.eye[0] - to.eye[0], from.eye[1] - to.eye[1])
	const away = apart / 2 / Math.abs(Math.sin(turn / 2))
	const target = [
		from.eye[0] - away * Math.sin(from.yaw),
		from.eye[1] - away * Math.cos(from.yaw),
	] as const
	const height = from.eye[2] + (to.eye[2] - from.eye[2]) * share
	return eyeOf(target, { distance: away, height }, from.yaw + turn * share)
}

function shorterTurn(turn: number): number {
	const whole = 2 * Math.PI
	return turn - whole * Math.round(turn / whole)
}

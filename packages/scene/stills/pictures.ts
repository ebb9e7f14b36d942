// Where each still is taken from and what it frames, in millimetres at the furniture's front.
import type { StageView } from '../src/view/stage-view.ts'

const front = 600

/** How far the two leaves stand open, of as far as they go. */
type Leaves = readonly [left: number, right: number]

type Frame = { eye: readonly [number, number, number]; left: number; width: number; bottom: number }

/** Strength of the sun, and of the light that the room throws back: more of it shows the inside. */
export type Daylight = { sun: number; room: number }

export type Picture = {
	file: string
	width: number
	height: number
	quality: number
	daylight: Daylight
	leaves: Leaves
	frame: Frame
}

/** Both faces of the left one are seen. */
const ajar: Leaves = [0.82, 0.96]
const wide: Leaves = [1, 1]

const evening: Daylight = { sun: 0.95, room: 1 }

const roomEye = [330, front + 6500, 1500] as const

export const pictures: readonly Picture[] = [
	{
		file: 'home-hero.webp',
		width: 2400,
		height: 900,
		quality: 0.8,
		daylight: evening,
		leaves: ajar,
		frame: { eye: roomEye, left: -3465, width: 7590, bottom: -228 },
	},
	{
		file: 'home-hero-phone.webp',
		width: 900,
		height: 700,
		quality: 0.8,
		daylight: evening,
		leaves: ajar,
		frame: { eye: [1000, front + 6500, 1500], left: -330, width: 3660, bottom: -190 },
	},
	{
		file: 'home-card.webp',
		width: 560,
		height: 310,
		quality: 0.84,
		daylight: evening,
		leaves: ajar,
		frame: { eye: roomEye, left: -750, width: 4080, bottom: -50 },
	},
	{
		file: 'connexion.webp',
		width: 1440,
		height: 1800,
		quality: 0.78,
		daylight: { sun: 0.62, room: 1.5 },
		leaves: wide,
		frame: { eye: [1100, front + 3200, 1500], left: 1440, width: 1540, bottom: 560 },
	},
]

export function viewOf({ frame, width, height }: Picture): StageView {
	const { eye, left, bottom } = frame
	const distance = eye[1] - front
	const high = bottom + (frame.width * height) / width
	return {
		eye,
		yaw: 0,
		frustum: {
			left: (left - eye[0]) / distance,
			right: (left + frame.width - eye[0]) / distance,
			bottom: (bottom - eye[2]) / distance,
			top: (high - eye[2]) / distance,
		},
	}
}

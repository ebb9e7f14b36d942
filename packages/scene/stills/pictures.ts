// Where each still is taken from and what it frames, in millimetres at the furniture's front.
import type { StageView } from '../src/view/stage-view.ts'

const front = 600

type Frame = { eye: readonly [number, number, number]; left: number; width: number; bottom: number }

/** `exposure` opens the lens for the shade inside. */
export type Picture = {
	file: string
	width: number
	height: number
	quality: number
	exposure: number
	frame: Frame
}

const roomEye = [330, front + 6500, 1500] as const

export const pictures: readonly Picture[] = [
	{
		file: 'home-hero.webp',
		width: 2400,
		height: 900,
		quality: 0.92,
		exposure: 1,
		frame: { eye: roomEye, left: -3465, width: 7590, bottom: -228 },
	},
	{
		file: 'home-hero-phone.webp',
		width: 900,
		height: 700,
		quality: 0.92,
		exposure: 1,
		frame: { eye: [1000, front + 6500, 1500], left: -330, width: 3660, bottom: -190 },
	},
	{
		file: 'home-card.webp',
		width: 560,
		height: 310,
		quality: 0.92,
		exposure: 1,
		frame: { eye: roomEye, left: -750, width: 4080, bottom: -50 },
	},
	{
		file: 'connexion.webp',
		width: 1440,
		height: 1800,
		quality: 0.9,
		exposure: 1.28,
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

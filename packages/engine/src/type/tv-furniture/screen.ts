// The screen that stands on the tablet or hangs over it (domain 22.1).
import { ceilMm } from '../../constants.ts'
import { SCREEN, SCREEN_MASS } from './limits.ts'
import type { TvScreen } from './schema.ts'

const INCH = 25.4
const WIDE = { across: 16, high: 9, diagonal: Math.sqrt(337) } as const

/** mm with its frame, kg; `center`: of its middle above the floor. */
export type ScreenSize = { width: number; height: number; center: number; mass: number }

const USUAL_CENTER = 1050

/** `top`: upper face of the tablet. */
export function screenSizeOf({ diagonal, place, center }: TvScreen, top: number): ScreenSize {
	const sideOf = (part: number) =>
		ceilMm((diagonal * INCH * part) / WIDE.diagonal) + 2 * SCREEN.bezel
	const height = sideOf(WIDE.high)
	return {
		width: sideOf(WIDE.across),
		height,
		center: place === 'Stand' ? top + SCREEN.foot + height / 2 : (center ?? USUAL_CENTER),
		mass: Math.round(SCREEN_MASS * diagonal ** 2 * 10) / 10,
	}
}

import type { Board } from '../../furniture/board.ts'
import { type FittingBuilder, poseIn } from '../../furniture/hardware/fitting.ts'
import type { Bay } from '../../furniture/run.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import type { RunSpace } from '../space/run-space.ts'

const BARS = [800, 600, 500, 400, 300] as const
const BAR_PLAY = 60
export const LED_BAY_MIN = Math.min(...BARS) + BAR_PLAY

export function ledLength(width: number): { length: number } | null {
	const length = BARS.find((bar) => bar <= width - BAR_PLAY)
	return length === undefined ? null : { length }
}

/** From the carcass front to the middle of the bar; from the top panel down. */
const BAR = { behind: 50, under: 5 } as const

export function addLight(
	{ x, width, height, floor, led }: Bay,
	top: Board,
	{ frame, space, fittings }: { frame: RunFrame; space: RunSpace; fittings: FittingBuilder },
): void {
	if (!led) return
	const left = x + (width - led.length) / 2
	const y = space.standoff + space.carcassDepth - BAR.behind
	const origin = [left, y, floor + height - BAR.under] as const
	const pose = poseIn(frame, { origin, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] })
	const item = { family: 'led', size: led.length } as const
	fittings.add(item, { group: top.group, boards: [top.id], pose })
}

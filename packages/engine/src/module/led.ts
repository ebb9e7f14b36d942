/** Lengths of rechargeable bars sold (domain 5.2). */
const BARS = [800, 600, 500, 400, 300] as const
const BAR_PLAY = 60
/** The narrowest bay that takes a bar. */
export const LED_BAY_MIN = Math.min(...BARS) + BAR_PLAY

/** The longest bar that goes under the top of a bay, or null. */
export function ledLength(width: number): { length: number } | null {
	const length = BARS.find((bar) => bar <= width - BAR_PLAY)
	return length === undefined ? null : { length }
}

export const transitionMs = 240

/** Share of the way at a share of the time: quick at first, soft at the end. */
export function easeOut(share: number): number {
	return 1 - (1 - share) ** 3
}

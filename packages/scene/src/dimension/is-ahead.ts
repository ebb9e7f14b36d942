import type { StageView } from '../view/stage-view.ts'

/** Radians to either side: from further around, what lies before the furniture is seen beside it. */
const aside = 0.42

export function isAhead({ yaw }: Pick<StageView, 'yaw'>): boolean {
	return Math.abs(Math.sin(yaw)) < Math.sin(aside)
}

import type { PlainFinish } from '../stage/stage-resources.ts'
import type { FittingFinish } from './fittings.ts'

/** What bought parts are made of. */
export const fittingLooks: Record<FittingFinish, PlainFinish> = {
	rail: { color: '#232120', roughness: 0.5 },
	metal: { color: '#BDBCB8', roughness: 0.4, metalness: 1 },
	light: { color: '#FFFFFF', glow: '#FFE3B8' },
}

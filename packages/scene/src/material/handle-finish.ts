import type { HandleColor } from '@gabarit/engine'

export type Finish = { color: string; metalness: number; roughness: number }

/** Bare metal reflects the studio; powder coats and patinas are paint. */
const finishes: Record<HandleColor, Finish> = {
	Black: { color: '#232120', metalness: 0, roughness: 0.45 },
	NickelPlated: { color: '#CFCBC3', metalness: 1, roughness: 0.2 },
	Gold: { color: '#D2A857', metalness: 1, roughness: 0.24 },
	Inox: { color: '#BDBCB8', metalness: 1, roughness: 0.34 },
	Aluminium: { color: '#CDCDCB', metalness: 1, roughness: 0.42 },
	Grey: { color: '#76746F', metalness: 0, roughness: 0.5 },
	Rust: { color: '#8A4B2C', metalness: 0, roughness: 0.75 },
	IronWeathered: { color: '#5A554F', metalness: 0.6, roughness: 0.6 },
}

/** Black where the colour is unknown. */
export function finishOf(color: string): Finish {
	return Object.entries(finishes).find(([name]) => name === color)?.[1] ?? finishes.Black
}

import type { HandleColor } from '@gabarit/engine'

export type Finish = { color: string; metalness: number; roughness: number }

/** Metal is drawn half as paint, because there is no room to reflect. */
const finishes: Record<HandleColor, Finish> = {
	Black: { color: '#232120', metalness: 0, roughness: 0.5 },
	NickelPlated: { color: '#B9B5AD', metalness: 0.25, roughness: 0.32 },
	Gold: { color: '#B8924A', metalness: 0.3, roughness: 0.34 },
	Inox: { color: '#A9A8A4', metalness: 0.25, roughness: 0.4 },
	Aluminium: { color: '#C4C4C1', metalness: 0.2, roughness: 0.45 },
	Grey: { color: '#76746F', metalness: 0, roughness: 0.5 },
	Rust: { color: '#8A4B2C', metalness: 0, roughness: 0.75 },
	IronWeathered: { color: '#4A4541', metalness: 0.1, roughness: 0.7 },
}

/** Black where the colour is unknown. */
export function finishOf(color: string): Finish {
	return Object.entries(finishes).find(([name]) => name === color)?.[1] ?? finishes.Black
}

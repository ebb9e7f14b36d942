import { type HandleColor, handleColorHexes } from '@gabarit/engine'

export type Finish = { color: string; metalness: number; roughness: number }

/** Bare metal reflects the studio; powder coats and patinas are paint. */
const surfaces: Record<HandleColor, Omit<Finish, 'color'>> = {
	Black: { metalness: 0, roughness: 0.45 },
	NickelPlated: { metalness: 1, roughness: 0.2 },
	Gold: { metalness: 1, roughness: 0.24 },
	Inox: { metalness: 1, roughness: 0.34 },
	Aluminium: { metalness: 1, roughness: 0.42 },
	Grey: { metalness: 0, roughness: 0.5 },
	Rust: { metalness: 0, roughness: 0.75 },
	IronWeathered: { metalness: 0.6, roughness: 0.6 },
}

/** Black where the colour is unknown. */
export function finishOf(color: string): Finish {
	const known = Object.keys(surfaces).find((name) => name === color) as HandleColor | undefined
	const name = known ?? 'Black'
	return { color: handleColorHexes[name], ...surfaces[name] }
}

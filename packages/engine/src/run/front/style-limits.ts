// What each material and style allows (domain 6.3, 6.4).
import type { MaterialCategory } from '../../catalogue.ts'
import type { DoorStyle } from '../../furniture/front.ts'

/** mm: the highest leaf, and the height from which it gets a stiffener. */
export const leafLimits: Readonly<
	Record<MaterialCategory, { height: number; stiffenerFrom: number; styles: readonly DoorStyle[] }>
> = {
	Melamine: { height: 2700, stiffenerFrom: 2200, styles: ['Simple', 'StraightLines'] },
	MdfHydro: { height: 2700, stiffenerFrom: 2000, styles: ['Simple', 'StraightLines', 'Frames'] },
	Lacquer: { height: 2500, stiffenerFrom: 2000, styles: ['Simple', 'StraightLines', 'Frames'] },
	Veneer: { height: 2600, stiffenerFrom: 2000, styles: ['Simple', 'Frames'] },
}

const SECOND_STIFFENER_ABOVE = 2400

export function stiffenersOf(category: MaterialCategory, height: number): 0 | 1 | 2 {
	if (height < leafLimits[category].stiffenerFrom) return 0
	return height > SECOND_STIFFENER_ABOVE ? 2 : 1
}

export const LEAF_AREA_MAX = 1.65
export const LEAF_SLENDERNESS_MAX = 12
export const PUSH_TO_OPEN_WEIGHT_MAX = 20
export const FRAMES_MIN = { width: 300, height: 400, pitch: 192 } as const
export const FRAME_STILE = 80
const FRAME_PANEL_MIN = 200
const LINE_PANEL_MIN = 250
/** One crossbar parts two panels. */
export const LINES_MIN = { height: 600, lowEdge: 2 * LINE_PANEL_MIN } as const
const LINES_MAX = 5

export function crossbarsMax(lowEdge: number): number {
	return Math.max(0, Math.min(LINES_MAX, Math.floor(lowEdge / LINE_PANEL_MIN) - 1))
}

/** Above the leaf's bottom edge: equal panels up to its low edge, where a slope cuts it (domain 3.5, 6.4). */
export function crossbarHeights(count: number, lowEdge: number): number[] {
	return Array.from({ length: count }, (_, i) => ((i + 1) * lowEdge) / (count + 1))
}

export function framesMax(height: number): number {
	return Math.floor((height - FRAME_STILE) / (FRAME_PANEL_MIN + FRAME_STILE))
}

function usualFrames(height: number): number {
	if (height <= 1200) return 1
	return height <= 2000 ? 2 : 3
}

export function divisionsOf(
	style: DoorStyle,
	count: number | undefined,
	{ height, lowEdge }: { height: number; lowEdge: number },
): number {
	if (style === 'Simple') return 0
	if (style === 'StraightLines') return count ?? Math.min(2, crossbarsMax(lowEdge))
	return count ?? Math.min(usualFrames(height), framesMax(height))
}

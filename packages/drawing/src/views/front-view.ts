import { deskElevationShapes } from '../desk/desk-elevation.ts'
import { deskFactsOf } from '../desk/desk-facts.ts'
import type { Shape } from '../drawing.ts'
import type { ViewInput } from '../plan-input.ts'
import { type ElevationLook, elevationShapes } from './elevation.ts'
import type { Pencil } from './fronts.ts'

/** Furniture from the front, drawn as its kind is drawn. */
export function frontViewShapes(input: ViewInput, look: ElevationLook, pencil: Pencil): Shape[] {
	const desk = deskFactsOf(input.furniture)
	return desk
		? deskElevationShapes(input, desk, look, pencil)
		: elevationShapes(input, look, pencil)
}

// The furniture as it is seen at home: true scale in metres, y up, its foot at 0, turned to who looks along -z.
import type { Catalogue, Furniture } from '@gabarit/engine'
import { Vector3 } from 'three'
import { figureSheet } from '../board/figure-sheet.ts'
import { linenPatch } from '../material/linen-figure.ts'
import { type ModelFinish, type ModelPart, modelPartsOf } from './model-parts.ts'
import { addToSolid, type Box, boxOf, emptySolid, moveCorners, type Solid } from './solid.ts'

export type FurnitureModel = {
	/** One body a finish. */
	bodies: readonly { finish: ModelFinish; solid: Solid }[]
	/** Metres. */
	size: Vector3
}

/** Linen is a small patch that repeats; wood is one sheet. */
const linenStretch = [figureSheet.across / linenPatch, figureSheet.along / linenPatch] as const

type Made = { furniture: Furniture; catalogue: Catalogue }

/** Corners of a model whose edges may be broken: with more of them a file would not be sent or opened with ease. */
const mostCorners = 24_000

export function furnitureModelOf(made: Made): FurnitureModel {
	const model = assembled(modelPartsOf({ ...made, sharp: false }))
	return cornersOf(model) > mostCorners ? assembled(modelPartsOf({ ...made, sharp: true })) : model
}

function cornersOf({ bodies }: FurnitureModel): number {
	return bodies.reduce((sum, { solid }) => sum + solid.positions.length / 3, 0)
}

function assembled(parts: readonly ModelPart[]): FurnitureModel {
	const bodies = bodiesOf(parts.filter(({ isGap }) => !isGap))
	const box = boxOf(bodies.map(({ solid }) => solid))
	const gaps = bodiesOf(parts.filter(({ isGap }) => isGap))
	for (const { solid } of gaps) moveCorners(solid, (corner) => corner.clamp(box.low, box.high))
	const origin = footOf(box)
	const all = [...bodies, ...gaps]
	for (const { solid } of all) moveCorners(solid, (corner) => corner.sub(origin))
	return { bodies: all, size: box.high.clone().sub(box.low) }
}

/** In its middle, on the floor. */
function footOf({ low, high }: Box): Vector3 {
	return new Vector3((low.x + high.x) / 2, low.y, (low.z + high.z) / 2)
}

function bodiesOf(parts: readonly ModelPart[]): { finish: ModelFinish; solid: Solid }[] {
	const bodies = new Map<string, { finish: ModelFinish; solid: Solid }>()
	for (const { finish, geometry, matrix } of parts) {
		if (!geometry.attributes['position']?.count) continue
		const key = JSON.stringify(finish)
		const body = bodies.get(key) ?? { finish, solid: emptySolid() }
		bodies.set(key, body)
		const isLinen = finish.kind === 'board' && finish.color.pattern === 'Linen'
		addToSolid(body.solid, geometry, matrix, isLinen ? linenStretch : undefined)
	}
	return [...bodies.values()]
}

/** Whether its finish has a figure, so that it needs a picture. */
export function isFigured(finish: ModelFinish): boolean {
	return finish.kind === 'board' && finish.color.pattern !== 'Plain'
}

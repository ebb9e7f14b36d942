import { type Furniture, handleBoxes } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { Vector3 } from 'three'
import { metres, toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { faceMatrix, faceOf, onFace } from '../front/front-face.ts'
import { fittingBoxesOf } from '../interior/fittings.ts'

/** Width, height and depth in metres, read from what the engine says: boards, bought parts, handles. */
export function outerSizeOf(furniture: Furniture): Vector3 {
	const { boards, fronts } = furniture
	const points = [
		...boards.flatMap(cornersOf),
		...fittingBoxesOf(furniture).flatMap(({ from, to }) => [from, to]),
	].map((point) => new Vector3(...toScene(point)))
	for (const front of fronts) {
		const board = boards.find(({ id }) => id === front.board)
		const model = sampleCatalogue.handles.find(({ reference }) => reference === front.handle?.model)
		if (!board || !model || !front.handle) continue
		const face = faceOf(front, board)
		for (const point of front.handle.at) {
			const placing = { at: onFace(face, point), upright: front.kind === 'Leaf', face }
			for (const { at, size } of handleBoxes(model, placing)) {
				for (const sign of [-0.5, 0.5]) {
					const corner = at.map((middle, i) => (middle + sign * (size[i] ?? 0)) * metres)
					points.push(new Vector3(...corner).applyMatrix4(faceMatrix(face)))
				}
			}
		}
	}
	const low = points.reduce((least, point) => least.min(point), new Vector3().setScalar(Infinity))
	const high = points.reduce((most, point) => most.max(point), new Vector3().setScalar(-Infinity))
	return high.sub(low)
}

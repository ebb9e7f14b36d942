import { type Catalogue, type FaceBox, type Front, handleBoxes } from '@gabarit/engine'
import { type BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { metres } from '../axes.ts'
import type { GeometryStore } from '../board/geometry-store.ts'
import { unitBar, unitCylinder } from '../stage/unit-shapes.ts'
import { type FrontFace, onFace } from './front-face.ts'

/** `matrix`: from the unit shape to the metres of its face (right, up, out). */
export type HandlePiece = { key: string; geometry: BufferGeometry; matrix: Matrix4 }

/** The handle of a front, piece by piece; none where the catalogue has no such model. */
export function handlePiecesOf(
	{ front, face }: { front: Front; face: FrontFace },
	{ handles }: Pick<Catalogue, 'handles'>,
	store: GeometryStore,
): HandlePiece[] {
	const model = handles.find(({ reference }) => reference === front.handle?.model)
	if (!front.handle || !model) return []
	return front.handle.at
		.flatMap((point) =>
			handleBoxes(model, { at: onFace(face, point), upright: front.kind === 'Leaf', face }),
		)
		.map((box) => ({
			key: box.at.join(' '),
			geometry: box.isRound ? unitCylinder(store) : barOf(box.size, store),
			matrix: placeOf(box),
		}))
}

/** Along its longest side. */
function barOf(size: FaceBox['size'], store: GeometryStore): BufferGeometry {
	const longest = Math.max(...size)
	return unitBar(store, size[0] === longest ? 'x' : size[1] === longest ? 'y' : 'z')
}

function placeOf({ at, size, tilt = [0, 0] }: FaceBox): Matrix4 {
	const turn = new Quaternion().setFromEuler(new Euler(tilt[0], tilt[1], 0))
	const [place, scale] = [new Vector3(...at), new Vector3(...size)]
	return new Matrix4().compose(place.multiplyScalar(metres), turn, scale.multiplyScalar(metres))
}

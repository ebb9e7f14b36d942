import { type Board, type FaceBox, type Front, handleBoxes } from '@gabarit/engine'
import { useMemo } from 'react'
import { metres } from '../axes.ts'
import type { GeometryStore } from '../board/geometry-store.ts'
import { finishOf } from '../material/handle-finish.ts'
import { useStage } from '../stage/stage-context.ts'
import { unitBar, unitCylinder } from '../stage/unit-shapes.ts'
import { faceMatrix, faceOf, onFace } from './front-face.ts'

type Props = { front: Front; board: Board }

/** Along its longest side. */
function barOf(size: FaceBox['size'], store: GeometryStore) {
	const longest = Math.max(...size)
	return unitBar(store, size[0] === longest ? 'x' : size[1] === longest ? 'y' : 'z')
}

export function HandleMesh({ front, board }: Props) {
	const { catalogue, resources } = useStage()
	const model = catalogue.handles.find(({ reference }) => reference === front.handle?.model)
	const face = useMemo(() => faceOf(front, board), [front, board])
	const matrix = useMemo(() => faceMatrix(face), [face])
	if (!front.handle || !model) return null
	const material = resources.plain(finishOf(front.handle.color))
	const boxes = front.handle.at.flatMap((point) =>
		handleBoxes(model, { at: onFace(face, point), upright: front.kind === 'Leaf', face }),
	)
	return (
		<group matrix={matrix} matrixAutoUpdate={false} matrixWorldNeedsUpdate>
			{boxes.map(({ at, size, tilt = [0, 0], isRound }) => (
				<mesh
					castShadow
					dispose={null}
					geometry={
						isRound ? unitCylinder(resources.geometries) : barOf(size, resources.geometries)
					}
					key={at.join(' ')}
					material={material}
					position={[at[0] * metres, at[1] * metres, at[2] * metres]}
					receiveShadow
					rotation={[tilt[0], tilt[1], 0]}
					scale={[size[0] * metres, size[1] * metres, size[2] * metres]}
				/>
			))}
		</group>
	)
}

// The dark of the 3 mm gaps: a plate behind a closed front, a little larger than it. Without it light would fill them.
import type { Board, Front } from '@gabarit/engine'
import { useMemo } from 'react'
import { metres } from '../axes.ts'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-box.ts'
import { faceMatrix, faceOf } from './front-face.ts'

type Props = { front: Front; board: Board }

const beyond = 3
/** Between the leaf's back and the carcass there are 2 mm. */
const behind = 1

/** Shown only while the front is closed. */
export function GapShadow({ front, board }: Props) {
	const { resources } = useStage()
	const face = useMemo(() => faceOf(front, board), [front, board])
	const matrix = useMemo(() => faceMatrix(face), [face])
	return (
		<group matrix={matrix} matrixAutoUpdate={false} matrixWorldNeedsUpdate>
			<mesh
				dispose={null}
				geometry={unitBox(resources.geometries)}
				material={resources.plain({ color: '#2B2119', roughness: 1 })}
				position={[
					(face.width / 2) * metres,
					(face.height / 2) * metres,
					-(board.thickness + behind) * metres,
				]}
				scale={[
					(face.width + 2 * beyond) * metres,
					(face.height + 2 * beyond) * metres,
					behind * metres,
				]}
			/>
		</group>
	)
}

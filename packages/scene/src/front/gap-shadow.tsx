import type { Board, Front } from '@gabarit/engine'
import { useEffect, useMemo } from 'react'
import { matrixOf } from '../axes.ts'
import { boardGeometry } from '../board/board-geometry.ts'
import { useStage } from '../stage/stage-context.ts'
import { gapColor, gapPlateOf } from './gap-plate.ts'

type Props = { front: Front; board: Board }

/** Shown only while the front is closed: without it light would fill the 3 mm gaps. */
export function GapShadow({ front, board }: Props) {
	const { resources } = useStage()
	const plate = useMemo(() => gapPlateOf(front, board), [front, board])
	const geometry = useMemo(() => boardGeometry(plate, null), [plate])
	const matrix = useMemo(() => matrixOf(plate.pose), [plate])
	useEffect(() => {
		return () => geometry.dispose()
	}, [geometry])
	return (
		<mesh
			dispose={null}
			geometry={geometry}
			material={resources.plain({ color: gapColor, roughness: 1 })}
			matrix={matrix}
			matrixAutoUpdate={false}
			matrixWorldNeedsUpdate
		/>
	)
}

import type { Furniture } from '@gabarit/engine'
import { useMemo } from 'react'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { boxMatrix } from './box-matrix.ts'
import { fittingLooks } from './fitting-looks.ts'
import { type FittingFinish, fittingBoxesOf } from './fittings.ts'

type Props = { furniture: Furniture }

const white = '#FFFFFF'

export function FittingsMesh({ furniture }: Props) {
	const { resources } = useStage()
	const copies = useMemo(() => {
		const boxes = fittingBoxesOf(furniture)
		const of = (finish: FittingFinish) =>
			boxes
				.filter((box) => box.finish === finish)
				.map((box) => ({ matrix: boxMatrix(box), color: white }))
		return { rail: of('rail'), metal: of('metal'), light: of('light') }
	}, [furniture])
	const box = unitBox(resources.geometries)
	return (
		<>
			<ManyMesh copies={copies.rail} geometry={box} material={resources.plain(fittingLooks.rail)} />
			<ManyMesh
				copies={copies.metal}
				geometry={box}
				material={resources.plain(fittingLooks.metal)}
			/>
			<ManyMesh
				copies={copies.light}
				geometry={box}
				material={resources.plain(fittingLooks.light)}
			/>
		</>
	)
}

import type { StandingScreen } from '@gabarit/engine'
import { useMemo } from 'react'
import { boxMatrix } from '../interior/box-matrix.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { type ScreenBox, screenBoxesOf } from './screen-boxes.ts'

const white = '#FFFFFF'
const finishes = {
	panel: { color: '#1B1B1D', roughness: 0.28 },
	frame: { color: '#111112', roughness: 0.55 },
} as const

export function ScreenMesh({ screen }: { screen: StandingScreen }) {
	const { resources } = useStage()
	const key = JSON.stringify(screen)
	const copies = useMemo(() => {
		const boxes = screenBoxesOf(screen)
		const of = (finish: ScreenBox['finish']) =>
			boxes
				.filter((box) => box.finish === finish)
				.map((box) => ({ matrix: boxMatrix(box), color: white }))
		return { panel: of('panel'), frame: of('frame') }
		// oxlint-disable-next-line react/exhaustive-deps -- the boxes follow from the key
	}, [key])
	const box = unitBox(resources.geometries)
	return (
		<>
			<ManyMesh copies={copies.panel} geometry={box} material={resources.plain(finishes.panel)} />
			<ManyMesh copies={copies.frame} geometry={box} material={resources.plain(finishes.frame)} />
		</>
	)
}

// Rails, racks, lifts and light bars.
import type { Furniture } from '@gabarit/engine'
import { useMemo } from 'react'
import { Matrix4, Vector3 } from 'three'
import { toScene } from '../axes.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-box.ts'
import { type FittingBox, type FittingFinish, fittingBoxesOf } from './fittings.ts'
import { boxInRoom } from './run-frame.ts'

type Props = { furniture: Furniture; roomWidth: number }

const white = '#FFFFFF'

function boxMatrix({ run, from, to }: FittingBox, roomWidth: number): Matrix4 {
	const box = boxInRoom(run, roomWidth, from, to)
	const [low, high] = [new Vector3(...toScene(box.from)), new Vector3(...toScene(box.to))]
	const size = high.clone().sub(low)
	return new Matrix4()
		.makeTranslation(low.add(high).multiplyScalar(0.5))
		.multiply(new Matrix4().makeScale(size.x, size.y, size.z))
}

/** One draw per finish. */
export function FittingsMesh({ furniture, roomWidth }: Props) {
	const { resources } = useStage()
	const copies = useMemo(() => {
		const boxes = fittingBoxesOf(furniture)
		const of = (finish: FittingFinish) =>
			boxes
				.filter((box) => box.finish === finish)
				.map((box) => ({ matrix: boxMatrix(box, roomWidth), color: white }))
		return { rail: of('rail'), metal: of('metal'), light: of('light') }
	}, [furniture, roomWidth])
	const box = unitBox(resources.geometries)
	const rail = resources.plain({ color: '#232120', roughness: 0.5 })
	const metal = resources.plain({ color: '#B5B4B0', roughness: 0.45, metalness: 0.2 })
	const light = resources.plain({ color: white, glow: '#FFE9C4' })
	return (
		<>
			<ManyMesh copies={copies.rail} geometry={box} material={rail} />
			<ManyMesh copies={copies.metal} geometry={box} material={metal} />
			<ManyMesh copies={copies.light} geometry={box} material={light} />
		</>
	)
}

import { useMemo } from 'react'
import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { toScene } from '../axes.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { chairBoxes, type StageThing, type ThingBox } from './stage-thing.ts'

type Chair = Extract<StageThing, { kind: 'chair' }>

const white = '#FFFFFF'
const finishes = {
	shell: { color: '#8A6A4C', roughness: 0.7 },
	frame: { color: '#26221F', roughness: 0.5 },
} as const
/** The furniture's chairs; a person is drawn over the picture. */
export function StageThingsMesh({ things }: { things: readonly StageThing[] }) {
	return <Chairs chairs={things.filter((thing) => thing.kind === 'chair')} />
}

function Chairs({ chairs }: { chairs: readonly Chair[] }) {
	const { resources } = useStage()
	const key = JSON.stringify(chairs)
	const copies = useMemo(() => {
		const of = (finish: ThingBox['finish']) =>
			chairs.flatMap((chair) =>
				chairBoxes(chair.seat)
					.filter((box) => box.finish === finish)
					.map((box) => ({ matrix: boxMatrix(chair, box), color: white })),
			)
		return { shell: of('shell'), frame: of('frame') }
		// oxlint-disable-next-line react/exhaustive-deps -- the chairs follow from their key
	}, [key])
	const box = unitBox(resources.geometries)
	return (
		<>
			<ManyMesh copies={copies.shell} geometry={box} material={resources.plain(finishes.shell)} />
			<ManyMesh copies={copies.frame} geometry={box} material={resources.plain(finishes.frame)} />
		</>
	)
}

/** In the axes of the thing, then turned with it. */
function boxMatrix({ at, turn }: Chair, { middle, size, lean = 0 }: ThingBox): Matrix4 {
	const place = new Matrix4().compose(
		new Vector3(...toScene(at)),
		turned(turn),
		new Vector3(1, 1, 1),
	)
	const own = new Matrix4().compose(
		new Vector3(...toScene(middle)),
		new Quaternion().setFromEuler(new Euler((lean * Math.PI) / 180, 0, 0)),
		new Vector3(...toScene(size)),
	)
	return place.multiply(own)
}

function turned(degrees: number): Quaternion {
	return new Quaternion().setFromEuler(new Euler(0, (degrees * Math.PI) / 180, 0))
}

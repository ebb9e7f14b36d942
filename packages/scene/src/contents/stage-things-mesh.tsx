import { useEffect, useMemo } from 'react'
import {
	type BufferGeometry,
	Euler,
	ExtrudeGeometry,
	Matrix4,
	Quaternion,
	Shape,
	Vector2,
	Vector3,
} from 'three'
import { metres, toScene } from '../axes.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { chairBoxes, personOutline, type StageThing, type ThingBox } from './stage-thing.ts'

type Person = Extract<StageThing, { kind: 'person' }>
type Chair = Extract<StageThing, { kind: 'chair' }>

const white = '#FFFFFF'
const finishes = {
	shell: { color: '#8A6A4C', roughness: 0.7 },
	frame: { color: '#26221F', roughness: 0.5 },
} as const
/** A model's figure: cut out of card, mm thick. */
const card = { color: '#DDD2BD', thickness: 10 }

export function StageThingsMesh({ things }: { things: readonly StageThing[] }) {
	return (
		<>
			<Chairs chairs={things.filter((thing) => thing.kind === 'chair')} />
			{things.map((thing) =>
				thing.kind === 'person' ? <PersonMesh key={thing.at.join(' ')} person={thing} /> : null,
			)}
		</>
	)
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

function PersonMesh({ person }: { person: Person }) {
	const { resources } = useStage()
	const { at, height, turn } = person
	const geometry = useMemo(() => personGeometry(height), [height])
	useEffect(() => {
		return () => geometry.dispose()
	}, [geometry])
	return (
		<mesh
			castShadow
			dispose={null}
			geometry={geometry}
			material={resources.plain({ color: card.color, roughness: 0.95 })}
			position={toScene(at)}
			receiveShadow
			rotation={[0, (turn * Math.PI) / 180, 0]}
		/>
	)
}

function personGeometry(height: number): BufferGeometry {
	const points = personOutline(height).map(([x, y]) => new Vector2(x * metres, y * metres))
	const shape = new Shape()
	const [first, ...rest] = points
	if (first) shape.moveTo(first.x, first.y)
	shape.splineThru(rest)
	return new ExtrudeGeometry(shape, {
		depth: card.thickness * metres,
		bevelEnabled: false,
		curveSegments: 96,
	})
}

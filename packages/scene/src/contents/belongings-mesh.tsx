import type { Furniture, Room } from '@gabarit/engine'
import { useMemo } from 'react'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { belongingsOf } from './belongings.ts'
import type { ThingKind } from './thing.ts'
import { partsOf, thingMatrix } from './thing-places.ts'
import { shapeOfThing } from './thing-shapes.ts'

type Props = { furniture: Furniture; room: Room }

const kinds: readonly ThingKind[] = [
	'coat',
	'shirt',
	'trousers',
	'fold',
	'box',
	'shoe',
	'suitcase',
	'book',
	'vase',
	'bowl',
]

export function BelongingsMesh({ furniture, room }: Props) {
	const { resources } = useStage()
	const { things, parts } = useMemo(() => {
		const all = belongingsOf(furniture, room)
		const ofKind = (kind: ThingKind) =>
			all
				.filter((thing) => thing.kind === kind)
				.map((thing) => ({ matrix: thingMatrix(thing, room.width), color: thing.color }))
		return {
			things: kinds.map((kind) => ({ kind, copies: ofKind(kind) })),
			parts: all.flatMap((thing) => partsOf(thing, room.width)),
		}
	}, [furniture, room])
	const material = resources.plain({ color: '#FFFFFF', roughness: 0.95 })
	return (
		<>
			{things.map(({ kind, copies }) => (
				<ManyMesh
					copies={copies}
					geometry={resources.geometries.get(`thing ${kind}`, () => shapeOfThing(kind))}
					key={kind}
					material={material}
				/>
			))}
			<ManyMesh copies={parts} geometry={unitBox(resources.geometries)} material={material} />
		</>
	)
}

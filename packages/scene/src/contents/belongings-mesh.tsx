import type { Furniture, Room } from '@gabarit/engine'
import { useMemo } from 'react'
import { fractionOf } from '../board/grain-offset.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { belongingsOf } from './belongings.ts'
import type { Thing, ThingKind } from './thing.ts'
import { partsOf, thingMatrix } from './thing-places.ts'
import { shapeOfThing, variantsOf } from './thing-shapes.ts'

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

const shapes = kinds.flatMap((kind) =>
	Array.from({ length: variantsOf(kind) }, (_, variant) => ({ kind, variant })),
)

function variantOf({ kind, at }: Thing): number {
	return Math.floor(fractionOf(at.join(' ')) * variantsOf(kind))
}

export function BelongingsMesh({ furniture, room }: Props) {
	const { resources } = useStage()
	const { things, parts } = useMemo(() => {
		const all = belongingsOf(furniture, room)
		const ofShape = (kind: ThingKind, variant: number) =>
			all
				.filter((thing) => thing.kind === kind && variantOf(thing) === variant)
				.map((thing) => ({ matrix: thingMatrix(thing, room.width), color: thing.color }))
		return {
			things: shapes.map(({ kind, variant }) => ({
				kind,
				variant,
				copies: ofShape(kind, variant),
			})),
			parts: all.flatMap((thing) => partsOf(thing, room.width)),
		}
	}, [furniture, room])
	const material = resources.plain({ color: '#FFFFFF', roughness: 0.95 })
	return (
		<>
			{things.map(({ kind, variant, copies }) => (
				<ManyMesh
					copies={copies}
					geometry={resources.geometries.get(`thing ${kind} ${variant}`, () =>
						shapeOfThing(kind, variant),
					)}
					key={`${kind} ${variant}`}
					material={material}
				/>
			))}
			<ManyMesh copies={parts} geometry={unitBox(resources.geometries)} material={material} />
		</>
	)
}

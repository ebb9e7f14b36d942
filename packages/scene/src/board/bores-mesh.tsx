import type { Furniture } from '@gabarit/engine'
import { useMemo } from 'react'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { boreColor, boreDiscsOf, unitDisc } from './bore-discs.ts'

type Props = { furniture: Furniture }

export function BoresMesh({ furniture }: Props) {
	const { resources } = useStage()
	const copies = useMemo(
		() => boreDiscsOf(furniture).map((matrix) => ({ matrix, color: boreColor })),
		[furniture],
	)
	const disc = resources.geometries.get('unit disc', () => unitDisc())
	return (
		<ManyMesh copies={copies} geometry={disc} material={resources.plain({ color: boreColor })} />
	)
}

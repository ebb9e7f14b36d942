import type { Furniture, Point3 } from '@gabarit/engine'
import { useMemo } from 'react'
import { emptySurface, pushQuad } from '../room/surface.ts'
import { useStage } from '../stage/stage-context.ts'
import { SurfaceMesh } from '../stage/surface-mesh.tsx'
import { drawerNotchesOf, notchPoint } from './drawer-notches.ts'

type Props = { furniture: Pick<Furniture, 'boards' | 'fronts'> }

export function DrawerNotchesMesh({ furniture }: Props) {
	const { resources } = useStage()
	const surface = useMemo(() => {
		const notches = emptySurface()
		for (const notch of drawerNotchesOf(furniture)) {
			const [a, b, c, d] = notch.outline.map((corner): Point3 => notchPoint(notch, corner))
			if (a && b && c && d) pushQuad(notches, [a, b, c, d], notch.face.out)
		}
		return notches
	}, [furniture])
	const material = resources.plain({ color: '#26211D' })
	return <SurfaceMesh castShadow={false} material={material} surface={surface} />
}

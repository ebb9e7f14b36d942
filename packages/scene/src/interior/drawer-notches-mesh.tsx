import type { Furniture } from '@gabarit/engine'
import { useMemo } from 'react'
import { useStage } from '../stage/stage-context.ts'
import { SurfaceMesh } from '../stage/surface-mesh.tsx'
import { notchColor, notchSurfaceOf } from './drawer-notches.ts'

type Props = { furniture: Pick<Furniture, 'boards' | 'fronts'> }

export function DrawerNotchesMesh({ furniture }: Props) {
	const { resources } = useStage()
	const surface = useMemo(() => notchSurfaceOf(furniture), [furniture])
	const material = resources.plain({ color: notchColor })
	return <SurfaceMesh castShadow={false} material={material} surface={surface} />
}

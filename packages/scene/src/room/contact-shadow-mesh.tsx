import type { Furniture } from '@gabarit/engine'
import { useEffect, useMemo } from 'react'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { useStage } from '../stage/stage-context.ts'
import { type ContactShadow, contactShadowOf, feetOf } from './contact-shadow.ts'

type Props = { furniture: Furniture }

function geometryOf({ positions, darkness, indices }: ContactShadow): BufferGeometry {
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
	const colors = darkness.flatMap((dark) => [1, 1, 1, dark])
	geometry.setAttribute('color', new Float32BufferAttribute(colors, 4))
	geometry.setIndex(indices)
	return geometry
}

export function ContactShadowMesh({ furniture }: Props) {
	const { resources } = useStage()
	const geometry = useMemo(() => geometryOf(contactShadowOf(feetOf(furniture))), [furniture])
	useEffect(() => {
		return () => geometry.dispose()
	}, [geometry])
	return <mesh dispose={null} geometry={geometry} material={resources.contact()} renderOrder={1} />
}

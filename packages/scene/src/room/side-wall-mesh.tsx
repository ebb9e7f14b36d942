// A side wall with the slope over it: gone while the viewer stands outside of it, in a short fade.
import { useFrame } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Group, Material } from 'three'
import { useStage } from '../stage/stage-context.ts'
import { SurfaceMesh } from '../stage/surface-mesh.tsx'
import { easeOut } from '../stage/transition.ts'
import { roomColors } from './room-colors.ts'
import type { Side } from './shown-room.ts'
import type { Finishes } from './wall-surfaces.ts'

const fadeMs = 180

type Props = { side: Side; surfaces: Finishes; near: boolean }

export function SideWallMesh({ side, surfaces, near }: Props) {
	const { resources, still, disturb } = useStage()
	const target = near ? 0 : 1
	const way = useRef({ from: target, to: target, start: 0, at: -1 })
	const group = useRef<Group>(null)
	const plaster = resources.fading(side, roomColors.plaster)
	const cut = resources.fading(side, roomColors.cut)

	useEffect(() => {
		const { current } = way
		if (current.to === target) return
		way.current = { from: current.at, to: target, start: performance.now(), at: current.at }
		disturb()
	}, [target, disturb])

	useFrame(() => {
		const { current } = way
		if (current.at === current.to || !group.current) return
		const passed = (performance.now() - current.start) / fadeMs
		const share = still || current.at < 0 ? 1 : Math.min(1, passed)
		current.at = share === 1 ? current.to : mix(current.from, current.to, easeOut(share))
		group.current.visible = current.at > 0
		for (const material of [plaster, cut]) fade(material, current.at)
		disturb()
	})

	return (
		<group ref={group}>
			<SurfaceMesh material={plaster} surface={surfaces.plaster} />
			<SurfaceMesh material={cut} surface={surfaces.cut} />
		</group>
	)
}

function mix(from: number, to: number, share: number): number {
	return from + (to - from) * share
}

function fade(material: Material, opacity: number): void {
	const isThrough = opacity < 1
	if (material.transparent !== isThrough) material.needsUpdate = true
	material.transparent = isThrough
	material.opacity = opacity
}

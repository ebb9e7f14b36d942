import type { Board, Front } from '@gabarit/engine'
import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Group } from 'three'
import { toScene } from '../axes.ts'
import { BoardMesh } from '../board/board-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { easeOut, transitionMs } from '../stage/transition.ts'
import { GapShadow } from './gap-shadow.tsx'
import { HandleMesh } from './handle-mesh.tsx'
import { openAngle, swingOf } from './leaf-swing.ts'
import { ReliefMesh } from './relief-mesh.tsx'

type Props = { front: Front; board: Board; open: boolean }

export function FrontLeaf({ front, board, open }: Props) {
	const { still, disturb } = useStage()
	const swing = useMemo(() => swingOf(front, board), [front, board])
	const target = swing && open ? openAngle : 0
	const way = useRef({ from: target, to: target, start: 0, at: target })
	const group = useRef<Group>(null)
	const [closed, setClosed] = useState(target === 0)

	useEffect(() => {
		const { current } = way
		if (current.to === target) return
		current.from = still ? target : current.at
		current.to = target
		current.start = performance.now()
		setClosed(false)
		disturb()
	}, [target, still, disturb])

	useFrame(() => {
		const { current } = way
		if (current.at === current.to || !group.current || !swing) return
		const share = still ? 1 : Math.min(1, (performance.now() - current.start) / transitionMs)
		current.at = current.from + (current.to - current.from) * easeOut(share)
		if (share === 1) {
			current.at = current.to
			setClosed(current.to === 0)
		}
		group.current.rotation.y = (swing.sense * current.at * Math.PI) / 180
		disturb()
	})

	useLayoutEffect(() => {
		const angle = swing ? (swing.sense * way.current.at * Math.PI) / 180 : 0
		group.current?.rotation.set(0, angle, 0)
	}, [swing])

	// a leaf that has just closed gets its gap shadow, which needs a new picture
	useLayoutEffect(() => {
		if (closed) disturb()
	}, [closed, disturb])

	const pivot = toScene(swing?.pivot ?? [0, 0, 0])
	return (
		<>
			<group position={pivot} ref={group}>
				<group position={[-pivot[0], -pivot[1], -pivot[2]]}>
					<BoardMesh board={board} />
					<ReliefMesh board={board} front={front} />
					<HandleMesh board={board} front={front} />
				</group>
			</group>
			{closed && <GapShadow board={board} front={front} />}
		</>
	)
}

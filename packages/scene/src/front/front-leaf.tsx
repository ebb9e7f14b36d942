import type { Board, Front } from '@gabarit/engine'
import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Group } from 'three'
import { toScene } from '../axes.ts'
import { BoardMesh } from '../board/board-mesh.tsx'
import { DrawerNotchesMesh } from '../interior/drawer-notches-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { easeOut, transitionMs } from '../stage/transition.ts'
import { frontFigureOf } from './front-figure.ts'
import { type FrontMotion, motionOf, moveFront } from './front-motion.ts'
import { GapShadow } from './gap-shadow.tsx'
import { HandleMesh } from './handle-mesh.tsx'
import { ReliefMesh } from './relief-mesh.tsx'

const shut: FrontMotion = { pivot: [0, 0, 0], turn: 0, drop: 0, slide: [0, 0, 0] }

/** `carried`: the other boards of its drawer. `share`: how far it stands open, 1 is as far as it goes. `inner`: a drawer behind a leaf, which is shown as a board. */
type Props = {
	front: Front
	board: Board
	carried: readonly Board[]
	share: number
	inner: boolean
}

export function FrontLeaf({ front, board, carried, share, inner }: Props) {
	const { still, disturb } = useStage()
	const motion = useMemo(() => motionOf(front, board, carried), [front, board, carried])
	const target = motion ? share : 0
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
		if (current.at === current.to || !group.current || !motion) return
		const done = still ? 1 : Math.min(1, (performance.now() - current.start) / transitionMs)
		current.at = current.from + (current.to - current.from) * easeOut(done)
		if (done === 1) {
			current.at = current.to
			setClosed(current.to === 0)
		}
		moveFront(group.current, motion, current.at)
		disturb()
	})

	useLayoutEffect(() => {
		if (group.current) moveFront(group.current, motion ?? shut, way.current.at)
	}, [motion])

	// a front that has just closed gets its gap shadow, which needs a new picture
	useLayoutEffect(() => {
		if (closed) disturb()
	}, [closed, disturb])

	const pivot = toScene((motion ?? shut).pivot)
	const figure = useMemo(
		() => (inner ? undefined : frontFigureOf(front, board)),
		[front, board, inner],
	)
	const own = useMemo(() => ({ boards: [board], fronts: [front] }), [board, front])
	return (
		<>
			<group ref={group}>
				<group position={[-pivot[0], -pivot[1], -pivot[2]]}>
					<BoardMesh board={board} figure={figure} />
					{carried.map((each) => (
						<BoardMesh board={each} key={each.id} />
					))}
					<ReliefMesh board={board} front={front} />
					<HandleMesh board={board} front={front} />
					<DrawerNotchesMesh furniture={own} />
				</group>
			</group>
			{closed && <GapShadow board={board} front={front} />}
		</>
	)
}

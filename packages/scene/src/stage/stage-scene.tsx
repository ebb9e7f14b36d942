// Everything inside the canvas.
import type { Catalogue, Furniture, Room } from '@gabarit/engine'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { modelLight } from '../light/light-plan.ts'
import { PaperGround } from '../room/paper-ground.tsx'
import { RoomMesh } from '../room/room-mesh.tsx'
import { type NearSide, roomPlanOf } from '../room/room-plan.ts'
import type { Size, StageView } from '../view/stage-view.ts'
import { FurnitureMesh } from './furniture-mesh.tsx'
import { litSphereOf } from './lit-sphere.ts'
import type { QualityPlan } from './quality.ts'
import { shadeFronts } from './shade-fronts.ts'
import { StageCamera } from './stage-camera.tsx'
import { StageContext } from './stage-context.ts'
import { StageResources } from './stage-resources.ts'

type Props = {
	furniture: Furniture
	room: Room
	catalogue: Catalogue
	view: StageView
	size: Size
	open: ReadonlySet<string>
	near: NearSide
	showLeaves: boolean
	showRoom: boolean
	showContents: boolean
	still: boolean
	plan: QualityPlan
	rests: 'never' | 'if quick' | 'always'
	onFrame: (frames: number, settled: boolean) => void
}

export function StageScene(props: Props) {
	const { furniture, room, catalogue, view, size, open, showLeaves, showRoom, showContents } = props
	const { still, plan: quality, rests, onFrame } = props
	const invalidate = useThree((state) => state.invalidate)
	const moves = useRef(true)
	const resources = useMemo(() => new StageResources(quality.detail), [quality])
	useEffect(() => {
		return () => resources.dispose()
	}, [resources])
	const { near } = props
	const plan = useMemo(() => roomPlanOf(room, furniture, near), [room, furniture, near])
	const lit = useMemo(() => litSphereOf(plan, room), [plan, room])
	const mirrored = room.slopes.some(({ side }) => side === 'Left')
	const light = useMemo(() => modelLight(mirrored), [mirrored])
	const shared = useMemo(
		() => ({
			catalogue,
			resources,
			still,
			disturb: () => {
				moves.current = true
				invalidate()
			},
		}),
		[catalogue, resources, still, invalidate],
	)
	const subject = useMemo(
		() => [furniture, plan, catalogue, showLeaves, showRoom, showContents],
		[furniture, plan, catalogue, showLeaves, showRoom, showContents],
	)
	useEffect(() => shadeFronts(resources.shade, furniture, room), [resources, furniture, room])
	return (
		<StageContext value={shared}>
			<FurnitureMesh
				furniture={furniture}
				open={open}
				room={room}
				showContents={showContents}
				showLeaves={showLeaves}
			/>
			{showRoom && <RoomMesh furniture={furniture} plan={plan} room={room} />}
			{showRoom && <PaperGround plan={plan} />}
			<StageCamera
				lit={lit}
				moves={moves}
				onFrame={onFrame}
				plan={light}
				rests={rests}
				shadowSize={quality.shadowSize}
				size={size}
				subject={subject}
				view={view}
			/>
		</StageContext>
	)
}

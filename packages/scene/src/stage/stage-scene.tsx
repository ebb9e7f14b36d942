import type { Catalogue, Furniture, Room } from '@gabarit/engine'
import { useThree } from '@react-three/fiber'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { StageThing } from '../contents/stage-thing.ts'
import { StageThingsMesh } from '../contents/stage-things-mesh.tsx'
import { lightBarsOf, showLightBars } from '../interior/light-bars.ts'
import { modelLight } from '../light/light-plan.ts'
import { Photographer, type Rests } from '../render/photographer.ts'
import { nearWalls } from '../room/near-walls.ts'
import { PaperGround } from '../room/paper-ground.tsx'
import { RoomMesh } from '../room/room-mesh.tsx'
import { roomPlanOf } from '../room/room-plan.ts'
import type { Size, StageView } from '../view/stage-view.ts'
import { FurnitureMesh } from './furniture-mesh.tsx'
import { litSphereOf } from './lit-sphere.ts'
import { type QualityPlan, stillDetails } from './quality.ts'
import { shadeFronts } from './shade-fronts.ts'
import { type OnFrame, StageCamera } from './stage-camera.tsx'
import { StageContext } from './stage-context.ts'
import { StageResources } from './stage-resources.ts'

type Props = {
	furniture: Furniture
	room: Room
	catalogue: Catalogue
	view: StageView
	size: Size
	shares: ReadonlyMap<string, number>
	/** How much of the furniture is there, up to 1. */
	presence: number
	/** The viewer stands behind it, and the window with him. */
	behind: boolean
	showLeaves: boolean
	showRoom: boolean
	showContents: boolean
	things: readonly StageThing[]
	still: boolean
	/** The camera goes with the hand, without a flight. */
	follows: boolean
	plan: QualityPlan
	rests: Rests
	onFrame: OnFrame
}

function StageSceneOnce(props: Props) {
	const { furniture, room, catalogue, view, size, shares, showLeaves, showRoom, showContents } =
		props
	const { still, plan: quality, rests, onFrame } = props
	const invalidate = useThree((state) => state.invalidate)
	const gl = useThree((state) => state.gl)
	const resources = useMemo(
		() => new StageResources(rests === 'always' ? stillDetails : quality.details),
		[quality, rests],
	)
	useEffect(() => {
		return () => resources.dispose()
	}, [resources])
	const { behind } = props
	const plan = useMemo(() => roomPlanOf(room, furniture), [room, furniture])
	const { left, right } = nearWalls(view, room, plan)
	const near = useMemo(() => ({ left, right }), [left, right])
	const lit = useMemo(() => litSphereOf(plan, room), [plan, room])
	const mirrored = room.slopes.some(({ side }) => side === 'Left')
	const light = useMemo(() => modelLight(mirrored, behind), [mirrored, behind])
	const photographer = useMemo(
		() =>
			new Photographer(gl, { uniforms: resources.uniforms, shadowSize: quality.shadowSize, rests }),
		[gl, resources, quality, rests],
	)
	const shared = useMemo(
		() => ({
			catalogue,
			resources,
			still,
			disturb: () => {
				photographer.disturb()
				invalidate()
			},
		}),
		[catalogue, resources, photographer, still, invalidate],
	)
	useEffect(() => {
		resources.whenFiner(shared.disturb)
	}, [resources, shared])
	const body = useRef<Group>(null)
	const { presence } = props
	useLayoutEffect(() => {
		if (body.current) photographer.fade(body.current, presence)
	}, [photographer, presence])
	// whatever the reason to render: something changed
	useLayoutEffect(() => {
		photographer.disturb()
		invalidate()
	})
	useEffect(() => shadeFronts(resources.uniforms, furniture, room), [resources, furniture, room])
	useEffect(() => {
		showLightBars(resources.uniforms, lightBarsOf(furniture, room.width))
	}, [resources, furniture, room])
	return (
		<StageContext value={shared}>
			<group ref={body}>
				<FurnitureMesh
					furniture={furniture}
					shares={shares}
					room={room}
					showContents={showContents}
					showLeaves={showLeaves}
				/>
			</group>
			{showContents && <StageThingsMesh things={props.things} />}
			{showRoom && <RoomMesh furniture={furniture} near={near} plan={plan} room={room} />}
			{showRoom && <PaperGround plan={plan} />}
			<StageCamera
				lit={lit}
				onFrame={onFrame}
				plan={light}
				photographer={photographer}
				size={size}
				still={still || props.follows}
				view={view}
			/>
		</StageContext>
	)
}

/** Drawn again only when what it shows has changed, so that a picture at rest does not start anew. */
export const StageScene = memo(StageSceneOnce)

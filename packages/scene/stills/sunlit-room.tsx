import { type Furniture, type Room } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { Canvas, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Photographer } from '../src/render/photographer.ts'
import { pushPlanks } from '../src/room/floor-surfaces.ts'
import { emptySurface, pushBox, pushQuad } from '../src/room/surface.ts'
import { FurnitureMesh } from '../src/stage/furniture-mesh.tsx'
import { type OnFrame, StageCamera } from '../src/stage/stage-camera.tsx'
import { StageContext } from '../src/stage/stage-context.ts'
import { StageResources } from '../src/stage/stage-resources.ts'
import { SurfaceMesh } from '../src/stage/surface-mesh.tsx'
import type { Size, StageView } from '../src/view/stage-view.ts'
import type { Daylight } from './pictures.ts'
import { blinds, sunlight } from './sunlit-light.ts'

type Props = {
	furniture: Furniture
	room: Room
	/** How far each front stands open that is not shut. */
	shares: ReadonlyMap<string, number>
	view: StageView
	daylight: Daylight
	size: Size
	onFrame: OnFrame
}

const [farLeft, farRight, farFront] = [-6000, 9000, 5200]
const skirting = { height: 85, thickness: 14 }

function roomFaces(room: Room, front: number) {
	const faces = {
		plaster: emptySurface(),
		ceiling: emptySurface(),
		planks: emptySurface(),
		joint: emptySurface(),
		skirting: emptySurface(),
	}
	const { width, height } = room
	for (const [from, to] of [
		[farLeft, 0],
		[width, farRight],
	] as const) {
		pushQuad(
			faces.plaster,
			[
				[from, front, 0],
				[to, front, 0],
				[to, front, height],
				[from, front, height],
			],
			[0, 1, 0],
		)
		pushBox(faces.skirting, [from, front, 0], [to, front + skirting.thickness, skirting.height])
	}
	for (const [x, out] of [
		[0, 1],
		[width, -1],
	] as const) {
		pushQuad(
			faces.plaster,
			[
				[x, 0, 0],
				[x, front, 0],
				[x, front, height],
				[x, 0, height],
			],
			[out, 0, 0],
		)
	}
	pushQuad(
		faces.plaster,
		[
			[0, 0, 0],
			[width, 0, 0],
			[width, 0, height],
			[0, 0, height],
		],
		[0, 1, 0],
	)
	pushQuad(
		faces.ceiling,
		[
			[farLeft, 0, height],
			[farRight, 0, height],
			[farRight, farFront, height],
			[farLeft, farFront, height],
		],
		[0, 0, -1],
	)
	pushPlanks(faces.planks, [farLeft, farRight], [0, farFront])
	pushQuad(
		faces.joint,
		[
			[farLeft, 0, -1],
			[farRight, 0, -1],
			[farRight, farFront, -1],
			[farLeft, farFront, -1],
		],
		[0, 0, 1],
	)
	return faces
}

function Scene({ furniture, room, shares, view, daylight, size, onFrame }: Props) {
	const gl = useThree((state) => state.gl)
	const resources = useMemo(
		() => new StageResources({ first: { across: 4096, along: 2048 }, fine: null }),
		[],
	)
	const inTheWay = useMemo(() => blinds(), [])
	const plan = useMemo(() => sunlight(inTheWay, daylight), [inTheWay, daylight])
	const photographer = useMemo(
		() => new Photographer(gl, { uniforms: resources.uniforms, shadowSize: 4096, rests: 'always' }),
		[gl, resources],
	)
	const faces = useMemo(() => roomFaces(room, 600), [room])
	const shared = useMemo(
		() => ({ catalogue: sampleCatalogue, resources, still: true, disturb: () => undefined }),
		[resources],
	)
	const lit = useMemo(() => ({ middle: [0, 2200, 1600] as const, radius: 7600 }), [])
	useEffect(() => photographer.disturb(), [photographer])
	const plain = (color: string) => resources.plain({ color })
	return (
		<StageContext value={shared}>
			<primitive object={inTheWay} />
			<FurnitureMesh furniture={furniture} room={room} shares={shares} showContents showLeaves />
			<SurfaceMesh material={plain('#F2EDE3')} surface={faces.plaster} />
			<SurfaceMesh castShadow={false} material={plain('#E8E2D8')} surface={faces.ceiling} />
			<SurfaceMesh material={resources.planks('#E0CAA4', '#C9AF85')} surface={faces.planks} />
			<SurfaceMesh material={plain('#9A8058')} surface={faces.joint} />
			<SurfaceMesh material={plain('#F2EDE4')} surface={faces.skirting} />
			<StageCamera
				lit={lit}
				onFrame={onFrame}
				photographer={photographer}
				plan={plan}
				size={size}
				still
				view={view}
			/>
		</StageContext>
	)
}

export function SunlitRoom(props: Props) {
	return (
		<Canvas
			dpr={1}
			flat
			frameloop="demand"
			gl={{ alpha: true, antialias: false, preserveDrawingBuffer: true }}
			shadows="basic"
		>
			<Scene {...props} />
		</Canvas>
	)
}

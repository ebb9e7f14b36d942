// A white card in the middle of the stage's light, facing the viewer; `?light=fill` keeps the window dark.
import type { Board } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { Canvas, useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { BoardMesh } from '../src/board/board-mesh.tsx'
import { type LightPlan, modelLight } from '../src/light/light-plan.ts'
import { Photographer } from '../src/render/photographer.ts'
import { qualityPlans } from '../src/stage/quality.ts'
import { type OnFrame, StageCamera } from '../src/stage/stage-camera.tsx'
import { StageContext } from '../src/stage/stage-context.ts'
import { StageResources } from '../src/stage/stage-resources.ts'

const size = { width: 120, height: 120 }
const half = 400
const height = 1250
/** Grey, so that no tone is bent: the ratio of its lights is that of any card. */
const grey = '#8C8C8C'
const catalogue = {
	...sampleCatalogue,
	colors: sampleCatalogue.colors.map((color) =>
		color.reference === 'P1-white' ? { ...color, hex: grey } : color,
	),
}

const card: Board = {
	id: 'card',
	part: 'Back',
	run: 'Main',
	module: null,
	group: 'card',
	length: 2 * half,
	width: 2 * half,
	thickness: 8,
	material: 'P1-white',
	grain: 'none',
	edges: { front: null, back: null, left: null, right: null },
	outline: [
		[0, 0],
		[2 * half, 0],
		[2 * half, 2 * half],
		[0, 2 * half],
	],
	cuts: [],
	groove: 0,
	grooves: [],
	pose: { origin: [-half, 0, height - half], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0] },
} as unknown as Board

const view = {
	eye: [0, 6000, height] as const,
	yaw: 0,
	frustum: { left: -0.05, right: 0.05, bottom: -0.05, top: 0.05 },
}

function planOf(light: string | null): LightPlan {
	const plan = modelLight(false)
	if (light !== 'fill') return plan
	const beam = (index: number) =>
		index % 2 === 0 ? { ...plan.beam(index), color: [0, 0, 0] as const } : plan.beam(index)
	return { ...plan, beam }
}

function Scene() {
	const gl = useThree((state) => state.gl)
	const resources = useMemo(() => new StageResources(qualityPlans.low.details), [])
	const photographer = useMemo(
		() => new Photographer(gl, { uniforms: resources.uniforms, shadowSize: 512, rests: 'always' }),
		[gl, resources],
	)
	const plan = useMemo(() => planOf(new URLSearchParams(location.search).get('light')), [])
	const lit = useMemo(() => ({ middle: [0, 0, height] as const, radius: 2000 }), [])
	const shared = useMemo(
		() => ({ catalogue, resources, still: true, disturb: () => undefined }),
		[resources],
	)
	const onFrame: OnFrame = ({ frames }) => {
		document.body.dataset['frames'] = String(frames)
	}
	return (
		<StageContext value={shared}>
			<BoardMesh board={card} />
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

const element = document.getElementById('stage')
if (element)
	createRoot(element).render(
		<Canvas dpr={1} flat frameloop="demand" gl={{ alpha: true, antialias: false }} shadows="basic">
			<Scene />
		</Canvas>,
	)

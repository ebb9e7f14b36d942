// The picture of one card: `?type=wardrobe`, `?type=desk`. Its paper is clear, so that it takes the colour of the page.
import { buildFurniture, type Furniture, type Room, roomOf } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { Canvas, useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { cornersOf } from '../../src/board/board-corners.ts'
import { thingMatrix } from '../../src/contents/thing-places.ts'
import { shapeOfThing } from '../../src/contents/thing-shapes.ts'
import { frontSharesOf } from '../../src/front/front-shares.ts'
import { modelLight } from '../../src/light/light-plan.ts'
import { Photographer } from '../../src/render/photographer.ts'
import { PaperGround } from '../../src/room/paper-ground.tsx'
import { roomPlanOf, slabThickness } from '../../src/room/room-plan.ts'
import { FurnitureMesh } from '../../src/stage/furniture-mesh.tsx'
import { ManyMesh } from '../../src/stage/many-mesh.tsx'
import { stillDetails } from '../../src/stage/quality.ts'
import { shadeFronts } from '../../src/stage/shade-fronts.ts'
import { StageCamera } from '../../src/stage/stage-camera.tsx'
import { StageContext } from '../../src/stage/stage-context.ts'
import { StageResources } from '../../src/stage/stage-resources.ts'
import { eyeOf, type StageView, tangentsOf } from '../../src/view/stage-view.ts'
import { kindPictures, type StartPicture, startPictures, startSize } from './start-pictures.ts'

/** Of the picture; the rest is for the shadow, most of it on the right. */
const filled = { width: 0.8, height: 0.86 }
const left = 0.08
const below = 0.09

function viewOf(furniture: Furniture, { yaw: degrees }: StartPicture): StageView {
	const corners = furniture.boards.flatMap(cornersOf)
	const xs = corners.map(([x]) => x)
	const yaw = (degrees * Math.PI) / 180
	const middle = (Math.min(...xs) + Math.max(...xs)) / 2
	const eye = eyeOf([middle, 300], { distance: 8000, height: 1500 }, yaw)
	const seen = corners.map((point) => tangentsOf({ eye, yaw }, point))
	const [rights, ups] = [seen.map(([right]) => right), seen.map(([, up]) => up)]
	const [width, height] = [
		Math.max(...rights) - Math.min(...rights),
		Math.max(...ups) - Math.min(...ups),
	]
	const { width: across, height: down } = startSize
	const perPixel = Math.max(width / (filled.width * across), height / (filled.height * down))
	const spare = across * perPixel - width
	const from = Math.min(...rights) - Math.max(left * across * perPixel, spare * 0.42)
	const bottom = Math.min(...ups) - below * down * perPixel
	return {
		eye,
		yaw,
		frustum: {
			left: from,
			right: from + across * perPixel,
			bottom,
			top: bottom + down * perPixel,
		},
	}
}

function Scene(props: { picture: StartPicture; furniture: Furniture; room: Room }) {
	const { picture, furniture, room } = props
	const gl = useThree((state) => state.gl)
	const stage = useMemo(() => {
		const resources = new StageResources(stillDetails)
		shadeFronts(resources.uniforms, furniture, room)
		const corners = furniture.boards.flatMap(cornersOf)
		const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
		const [x, y] = [xs, ys].map((values) => [Math.min(...values), Math.max(...values)] as const)
		const middle = [room.width / 2, 300, room.height / 2] as const
		return {
			shared: { catalogue: sampleCatalogue, resources, still: true, disturb: () => undefined },
			photographer: new Photographer(gl, {
				uniforms: resources.uniforms,
				shadowSize: 4096,
				rests: 'always',
			}),
			light: modelLight(false),
			lit: { middle, radius: 2600 },
			plan: { ...roomPlanOf(room, furniture), slab: { x, y } },
			view: viewOf(furniture, picture),
			shares: frontSharesOf(furniture, room, {
				open: new Set(picture.open === 'inside' ? [] : picture.open),
				ajar: null,
			}),
		}
	}, [gl, picture, furniture, room])
	const { resources } = stage.shared
	const material = resources.plain({ color: '#FFFFFF', roughness: 0.8 })
	const top = Math.max(...furniture.boards.flatMap(cornersOf).map(([, , z]) => z))
	const copyOf = ({ at: [x, y, z], ...thing }: StartPicture['things'][number]) => ({
		matrix: thingMatrix({ ...thing, at: [x, y, top + z] }, room.width),
		color: thing.color,
	})
	return (
		<StageContext value={stage.shared}>
			<FurnitureMesh
				furniture={furniture}
				room={room}
				shares={stage.shares}
				showContents
				showLeaves={picture.open !== 'inside'}
			/>
			{picture.things.map((thing) => (
				<ManyMesh
					copies={[copyOf(thing)]}
					geometry={shapeOfThing(thing.kind, 0)}
					key={thing.at.join(' ')}
					material={material}
				/>
			))}
			<group position={[0, (slabThickness + 1) / 1000, 0]}>
				<PaperGround plan={stage.plan} />
			</group>
			<StageCamera
				lit={stage.lit}
				onFrame={({ frames }) => {
					document.body.dataset['frames'] = String(frames)
				}}
				photographer={stage.photographer}
				plan={stage.light}
				size={startSize}
				still
				view={stage.view}
			/>
		</StageContext>
	)
}

function Card({ picture }: { picture: StartPicture }) {
	const made = useMemo(() => buildFurniture(picture.configuration, sampleCatalogue), [picture])
	if (!made.ok) throw new Error(JSON.stringify(made.issues))
	const room = { ...roomOf(picture.configuration), ...(picture.bare && { bare: true as const }) }
	return (
		<div style={startSize}>
			<Canvas
				dpr={1}
				flat
				frameloop="demand"
				gl={{ alpha: true, antialias: false, preserveDrawingBuffer: true }}
				shadows="basic"
			>
				<Scene furniture={made.value} picture={picture} room={room} />
			</Canvas>
		</div>
	)
}

const type = new URLSearchParams(location.search).get('type') ?? ''
const picture = new Map(Object.entries({ ...startPictures, ...kindPictures })).get(type)
const element = document.getElementById('stage')
if (picture && element) createRoot(element).render(<Card picture={picture} />)

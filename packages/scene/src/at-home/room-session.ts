// The furniture in the camera's picture of a real room, by WebXR: aim at the floor, tap, drag to turn, leave.
import { type Group, PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import { RoomScene } from './room-scene.ts'
import { listenForTouches } from './touches.ts'

/** `searching`: no floor in sight; `found`: a tap puts the furniture there; `placed`: it stands. */
export type RoomState = 'searching' | 'found' | 'placed'

export type RoomSessionOptions = {
	/** What is shown over the camera's picture. */
	overlay: HTMLElement
	onState: (state: RoomState) => void
	/** Left by a control, by the browser's own way back, or by another app. */
	onEnd: () => void
}

/** Call it in a tap: browsers ask for the camera only then. Rejects where the camera is refused or cannot do it. */
export async function startRoomSession(
	model: Group,
	{ overlay, onState, onEnd }: RoomSessionOptions,
): Promise<() => void> {
	const session = await navigator.xr?.requestSession('immersive-ar', {
		requiredFeatures: ['hit-test', 'dom-overlay'],
		domOverlay: { root: overlay },
	})
	if (!session) throw new Error('The browser has no WebXR')
	const end = () => void session.end().catch(() => undefined)
	let isFound = false
	let said: RoomState | null = null
	const viewer = new Vector3()
	const say = (state: RoomState) => {
		if (state !== said) onState(state)
		said = state
	}
	const room = new RoomScene(model)
	const renderer = new WebGLRenderer({ antialias: true, alpha: true })
	const stopTouches = listenForTouches(overlay, {
		onTap: () => {
			if (!room.isPlaced && !isFound) return
			room.put(viewer)
			say('placed')
		},
		onDrag: (pixels) => room.turn(pixels),
	})
	session.addEventListener('end', () => {
		stopTouches()
		renderer.setAnimationLoop(null)
		renderer.dispose()
		room.dispose()
		onEnd()
	})
	try {
		renderer.shadowMap.enabled = true
		renderer.xr.enabled = true
		renderer.xr.setReferenceSpaceType('local')
		await renderer.xr.setSession(session)
		const rays = await raysOf(session)
		const camera = new PerspectiveCamera()
		say('searching')
		renderer.setAnimationLoop((_, frame) => {
			const space = renderer.xr.getReferenceSpace()
			if (!frame || !space) return
			const { position } = frame.getViewerPose(space)?.transform ?? {}
			if (position) viewer.set(position.x, position.y, position.z)
			const surface = frame.getHitTestResults(rays)[0]?.getPose(space)?.transform.matrix ?? null
			isFound = room.aim(surface)
			if (!room.isPlaced) say(isFound ? 'found' : 'searching')
			renderer.render(room.scene, camera)
		})
	} catch (error) {
		end()
		throw error
	}
	return end
}

/** Straight ahead of the phone. */
async function raysOf(session: XRSession): Promise<XRHitTestSource> {
	const space = await session.requestReferenceSpace('viewer')
	const rays = await session.requestHitTestSource?.({ space })
	if (!rays) throw new Error('The browser finds no surfaces')
	return rays
}

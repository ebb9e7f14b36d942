// An off-centre frustum shifts the lens and never tilts it.
import { PerspectiveCamera } from 'three'
import { toScene } from '../axes.ts'
import type { StageView } from './stage-view.ts'

const near = 0.5
const far = 80

/** `shift` moves the picture by a part of a pixel, in pixels of `size`. */
export function aimCamera(
	camera: PerspectiveCamera,
	{ eye, yaw, frustum }: StageView,
	shift: { x: number; y: number; width: number; height: number },
): void {
	const dx = ((frustum.right - frustum.left) * shift.x) / shift.width
	const dy = ((frustum.top - frustum.bottom) * shift.y) / shift.height
	camera.position.set(...toScene(eye))
	camera.rotation.set(0, yaw, 0)
	camera.updateMatrixWorld()
	camera.projectionMatrix.makePerspective(
		(frustum.left + dx) * near,
		(frustum.right + dx) * near,
		(frustum.top + dy) * near,
		(frustum.bottom + dy) * near,
		near,
		far,
	)
	camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

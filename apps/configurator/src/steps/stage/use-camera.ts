import type { Furniture } from '@gabarit/engine'
import { type CameraView, camerasOf, useView } from '../../session/view-store.ts'

/** The chosen view, if this furniture has it. */
export function useCamera(furniture: Pick<Furniture, 'grid'> | undefined): CameraView {
	const camera = useView((view) => view.camera)
	return camerasOf(furniture).includes(camera) ? camera : 'front'
}

// How the stage is looked at; nothing of it belongs to the design, so nothing of it is undone or kept.
import type { Point3, RunSide } from '@gabarit/engine'
import { create } from 'zustand'

export const cameraViews = ['front', 'left', 'right'] as const
type CameraView = (typeof cameraViews)[number]
type BayPlace = { run: RunSide; module: number; bay: number }

type View = {
	camera: CameraView
	/** null: as the step likes it. */
	doorsOpen: boolean | null
	dimensions: boolean
	belongings: boolean
	selected: BayPlace | null
	/** A place that a check speaks of, and which check. */
	spot: { key: string; at: Point3 } | null
	/** The name of the field that someone was led to, until it has the focus. */
	sought: string | null
}

/** The stage's own state. */
export const useView = create<View>()(() => ({
	camera: 'front',
	doorsOpen: null,
	dimensions: true,
	belongings: true,
	selected: null,
	spot: null,
	sought: null,
}))

/** Changes how the stage is looked at. */
export function changeView(change: Partial<View>): void {
	useView.setState(change)
}

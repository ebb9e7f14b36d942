// How the stage is looked at: not part of the design, so neither undone nor kept.
import type { Furniture, Group, Point3, RunSide } from '@gabarit/engine'
import type { Hand, StagePose } from '@gabarit/scene'
import { create } from 'zustand'
import { tabStorage } from '../lib/kept-choice.ts'

const cameraViews = ['front', 'left', 'right', 'rear'] as const
export type CameraView = (typeof cameraViews)[number]

const ofOneFace = cameraViews.filter((view) => view !== 'rear')

/** Only a grid has a rear face to look at. */
export function camerasOf(furniture: Pick<Furniture, 'grid'> | undefined): readonly CameraView[] {
	return furniture?.grid === undefined ? ofOneFace : cameraViews
}

type GroupId = Group['id']
type BayPlace = { run: RunSide; module: number; bay: number }
type CellPlace = { column: number; row: number }

type View = {
	/** null: the step decides. */
	camera: CameraView | null
	/** What was done by hand to a place to look from; void at any other. */
	hand: { pose: StagePose; hand: Hand } | null
	/** The measure that is typed, by the name of its field. */
	measuring: string | null
	/** The elevation in place of the room; kept as long as the tab. */
	flat: boolean
	/** null: the step decides. */
	doorsOpen: boolean | null
	/** Fronts that stand open, where each opens by itself; null: the step decides. */
	opened: readonly string[] | null
	/** The shelf of the selected bay that is held, by its place. */
	shelf: string | null
	/** The front that the keyboard is on. */
	pointed: string | null
	dimensions: boolean
	belongings: boolean
	/** Whether a person stands beside it, for scale; null: where he does not make it smaller. */
	person: boolean | null
	selected: BayPlace | null
	/** The line of boards, or the part of the furniture, that the panel edits. */
	group: GroupId | null
	/** The cell of a grid that the panel edits. */
	cell: CellPlace | null
	/** A place that a check speaks of, and which check. */
	spot: { key: string; at: Point3 } | null
	/** The field to focus after going to its step, until it has the focus. */
	sought: string | null
}

const flatKey = 'stage-flat'

export const useView = create<View>()(() => ({
	camera: null,
	measuring: null,
	hand: null,
	flat: tabStorage.read(flatKey) !== null,
	doorsOpen: null,
	opened: null,
	shelf: null,
	pointed: null,
	dimensions: true,
	belongings: true,
	person: null,
	selected: null,
	group: null,
	cell: null,
	spot: null,
	sought: null,
}))

/** Another bay opens its own fronts, not those that were opened by hand. */
export function changeView(change: Partial<View>): void {
	useView.setState(change.selected === undefined ? change : { opened: null, ...change })
}

export function showFlat(flat: boolean): void {
	if (flat) tabStorage.keep(flatKey, 'yes')
	else tabStorage.forget(flatKey)
	changeView({ flat })
}

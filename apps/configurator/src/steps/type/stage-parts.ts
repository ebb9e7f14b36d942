import type { Measured, StageArea, StageThing } from '@gabarit/scene'

export type NamedArea = StageArea & { name: string }

type Link = { from: number; to: number; area?: string }

/** What the stage shows of a kind besides its boards. */
export type StageParts = {
	/** What can be chosen in the step that asks for it. */
	areas: readonly NamedArea[]
	/** In place of modules and ceiling; `area`: the part that a link measures. */
	measured: (Omit<Measured, 'chain'> & { chain: readonly Link[] }) | null
	things: readonly StageThing[]
	/** mm of its walls that are shown, where the ceiling is of no matter to it. */
	walls: number | null
	/** The fronts of a wardrobe vanish to show the inside, others open one by one. */
	fronts: 'vanish' | 'open'
}

import type { Measured, Measures, StageArea, StagePose, StageThing } from '@gabarit/scene'
import type { TFunction } from 'i18next'
import type { StepName } from '../step.ts'

export type NamedArea = StageArea & { name: string }

/** What a kind needs to say something on the stage. */
export type StageWords = {
	t: TFunction<'configurator'>
	number: (value: number, digits?: { least?: number; most?: number }) => string
}

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
	/** Where this kind is seen from; null: as the step wants it. */
	pose: StagePose | null
	/** Lines of the room by the step that measures them, with the field that is typed. */
	measures: Partial<Record<StepName, (field: string | null) => Measures>> | null
	/** The fronts of a wardrobe vanish to show the inside, others open one by one. */
	fronts: 'vanish' | 'open'
}

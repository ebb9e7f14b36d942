import type { Configuration } from '@gabarit/engine'
import type { ComponentType } from 'react'
import type { Special } from '../../session/session-store.ts'
import type { Ordering } from '../delivery/use-ordering.ts'
import type { StepGroup, StepName, StepTitle } from '../step.ts'

type StepRow<C extends Configuration> = {
	group: StepGroup
	/** Absent: the name of the step. */
	title?: StepTitle
	/** It asks what is measured on site: the last such step is where the buyer confirms. */
	measures?: true
	/** A field without a default that was never filled, by its stored name. */
	unfilled?: (configuration: C) => string | null
	/** Next passes it: its answers are given. */
	passed?: (configuration: C, special: readonly Special[]) => boolean
	/** Whether this design has something to ask here; absent: always. */
	asks?: (configuration: C) => boolean
	/** null for the end, which is a page of its own. */
	panel: ComponentType<{ ordering: Ordering }> | null
	/** Recap stands below the stage, Delivery without one; the others in the panel beside it. */
	layout?: 'recap' | 'delivery'
	inside?: true
	bays?: true
	/** The stage shows and chooses lines of boards. */
	lines?: true
	/** The stage shows and chooses cells of a grid. */
	cells?: true
	/** The stage chooses the parts that its kind names. */
	parts?: true
}

/** A kind skips a step that it has no row for. */
export type StepRows<C extends Configuration = Configuration> = Partial<
	Record<StepName, StepRow<C>>
>

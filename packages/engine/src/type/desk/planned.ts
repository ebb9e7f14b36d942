import type { Catalogue } from '../../catalogue.ts'
import { type Finishes, finishesOf } from '../../furniture/finish.ts'
import { completeDesk, type DeskDesign } from './defaults.ts'
import { type DeskLayout, deskLayoutOf } from './layout.ts'
import type { DeskConfiguration } from './schema.ts'
import { type PedestalRun, pedestalRunOf } from './support/pedestals.ts'

/** A desk with everything in its place, before anything is judged; `finishes` null: a colour is unknown. */
export type PlannedDesk = {
	desk: DeskDesign
	layout: DeskLayout
	run: PedestalRun
	finishes: Finishes | null
}

export function plannedDesk(configuration: DeskConfiguration, catalogue: Catalogue): PlannedDesk {
	const desk = completeDesk(configuration, catalogue)
	const layout = deskLayoutOf(desk)
	const run = pedestalRunOf(desk, layout)
	return { desk, layout, run, finishes: finishesOf(desk.colors, catalogue) }
}

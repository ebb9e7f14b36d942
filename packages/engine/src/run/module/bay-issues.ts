// Reasons against what was chosen for a bay, as issues.

import { createIssue } from '../../create-issue.ts'
import type { Issue } from '../../issue.ts'
import type { BayChoice } from '../choices.ts'
import type { Design, DesignModule } from '../design.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../space/run-space.ts'
import { storedRunsOf, withModuleAt } from '../stored-runs.ts'
import { type BaySize, stackMisfits, templateMisfits, usualThickness } from './bay-limits.ts'
import type { Misfit } from './misfit.ts'
import { usualTemplates } from './usual-templates.ts'

/** Where a bay stands: run, module and bay by index, and the world place of its floor. */
export type BayPosition = { run: RunSpace['side']; module: number; bay: number; at: Issue['at'] }

/** Every reason against a bay's choice. */
export function bayIssues(choice: BayChoice, size: BaySize, position: BayPosition): Issue[] {
	return bayMisfits(choice, size).map((misfit) =>
		createIssue({ ...misfit, ...position, data: { ...templateName(choice), ...misfit.data } }),
	)
}

/** A simple module has one bay, a double two; a choice of another number is refused, never cut short: its remedy keeps those there are. */
export function bayCountIssue(
	module: DesignModule,
	place: ModulePlace,
	index: number,
	design: Design,
): Issue[] {
	const limit = module.kind === 'Double' ? 2 : 1
	const measured = module.bays.length
	if (measured === limit) return []
	const usual = usualTemplates([place], design)[0] ?? []
	const bays = Array.from(
		{ length: limit },
		(_, i): BayChoice => module.bays[i] ?? { template: usual[i] ?? '00' },
	)
	const { side } = place.space
	const at = { run: side, module: index }
	const remedy = { runs: withModuleAt(storedRunsOf(design), at, (own) => ({ ...own, bays })) }
	return [
		createIssue({ code: 'bay_count_wrong', run: side, module: index, measured, limit, remedy }),
	]
}

/** The same as plain numbers, for whoever asks before choosing. */
export function bayMisfits(choice: BayChoice, size: BaySize): Misfit[] {
	const thickness = choice.thickness ?? usualThickness(size)
	return 'template' in choice
		? templateMisfits(choice.template, size, thickness)
		: stackMisfits(choice.zones, size, thickness)
}

function templateName(choice: BayChoice): { template?: string } {
	return 'template' in choice ? { template: choice.template } : {}
}

import { createIssue } from '../../../create-issue.ts'
import type { Issue } from '../../../issue.ts'
import type { BayChoice } from '../../choices.ts'
import type { Design, DesignModule } from '../../design.ts'
import type { ModulePlace } from '../../layout/module-places.ts'
import type { RunSpace } from '../../space/run-space.ts'
import { storedRunsOf, withModuleAt } from '../../stored-runs.ts'
import type { Misfit } from '../misfit.ts'
import { usualTemplates } from '../usual-templates.ts'
import { type BaySize, stackMisfits, templateMisfits, usualThickness } from './bay-limits.ts'

export type BayPosition = { run: RunSpace['side']; module: number; bay: number; at: Issue['at'] }

export function bayIssues(choice: BayChoice, size: BaySize, position: BayPosition): Issue[] {
	return bayMisfits(choice, size).map((misfit) =>
		createIssue({ ...misfit, ...position, data: { ...templateName(choice), ...misfit.data } }),
	)
}

/** One bay in a simple module, two in a double. Another number is refused; the remedy keeps the bays that stay. */
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

export function bayMisfits(choice: BayChoice, size: BaySize): Misfit[] {
	const thickness = choice.thickness ?? usualThickness(size)
	return 'template' in choice
		? templateMisfits(choice.template, size, thickness)
		: stackMisfits(choice.zones, size, thickness)
}

function templateName(choice: BayChoice): { template?: string } {
	return 'template' in choice ? { template: choice.template } : {}
}

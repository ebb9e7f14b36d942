import type { Catalogue } from '../../catalogue.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Remedy } from '../../issue.ts'
import type { Result } from '../../result.ts'
import type { Design } from '../../run/design.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildDesign } from '../build-design.ts'
import { completeDressing } from './complete.ts'
import type { DressingConfiguration } from './schema.ts'
import { withTriedRemedies } from './tried-remedies.ts'
import { unusedFieldIssues } from './unused-fields.ts'

/** Never throws for what a buyer may enter. */
export function buildDressing(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveDressing(configuration, catalogue).result
}

/** The design is completed once and comes along. */
export function solveDressing(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): { design: Design; colors: Design['colors']; result: Result<Furniture> } {
	const design = completeDressing(configuration, catalogue)
	const built = buildDesign(design, catalogue)
	const unused = unusedFieldIssues(configuration, design)
	const isMade = (remedy: Remedy) =>
		buildDesign(completeDressing(applyRemedy(configuration, remedy), catalogue), catalogue).ok
	const result = built.ok
		? {
				ok: true as const,
				value: {
					...built.value,
					issues: [...withTriedRemedies(built.value.issues, design, isMade), ...unused],
				},
			}
		: { ok: false as const, issues: [...built.issues, ...unused] }
	return { design, colors: design.colors, result }
}

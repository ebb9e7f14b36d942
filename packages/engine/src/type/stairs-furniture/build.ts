import type { Catalogue } from '../../catalogue.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { type Issue, isError } from '../../issue.ts'
import { errorsOf, type Result } from '../../result.ts'
import type { Design } from '../../run/design.ts'
import { buildDesign } from '../build-design.ts'
import { chosenStairs } from './defaults.ts'
import { inWordsOfStair } from './field-names.ts'
import { stairIssues, ventHint, withoutRepeats } from './issues.ts'
import { withRemedies } from './remedies.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'
import { unusedFieldIssues } from './unused-fields.ts'

type Solved = { design: Design; colors: Design['colors']; result: Result<Furniture> }

/** Never throws for what a buyer may enter. */
export function buildStairs(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveStairs(configuration, catalogue).result
}

export function solveStairs(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Solved {
	const { result, ...solved } = solveUntried(configuration, catalogue)
	const issuesOf = (issues: readonly Issue[]) =>
		withRemedies(issues, configuration, catalogue, (other) => stairErrors(other, catalogue))
	if (!result.ok) return { ...solved, result: { ok: false, issues: issuesOf(result.issues) } }
	const issues = result.value.issues.some(({ remedy }) => remedy)
		? issuesOf(result.value.issues)
		: result.value.issues
	return { ...solved, result: { ok: true, value: { ...result.value, issues } } }
}

/** Without remedies, which are tried with it. */
export function stairErrors(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Issue[] {
	const { result } = solveUntried(configuration, catalogue)
	return errorsOf(result)
}

function solveUntried(configuration: StairsFurnitureConfiguration, catalogue: Catalogue): Solved {
	const chosen = chosenStairs(configuration, catalogue)
	const { design } = chosen
	const { colors } = design
	const own = stairIssues(configuration, chosen)
	const built = buildDesign(design, catalogue)
	const ofRun = built.ok ? built.value.issues : built.issues
	const issues = [
		...own,
		...withoutRepeats(ofRun, own).map((issue) => inWordsOfStair(issue, configuration)),
		...unusedFieldIssues(configuration, design),
		...ventHint(chosen.modules),
	]
	const isRefused = issues.some(isError)
	if (!built.ok || isRefused) return { design, colors, result: { ok: false, issues } }
	return { design, colors, result: { ok: true, value: { ...built.value, issues } } }
}

// Why a desk cannot be made, each reason with a remedy that was tried (domain-types 21.4).
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { choiceIssues } from '../choice-issues.ts'
import { type Fault, usualRules, withTriedRemedies } from '../fault.ts'
import { type PlannedDesk, plannedDesk } from './planned.ts'
import { type DeskConfiguration, deskSchema } from './schema.ts'
import { pedestalFaults } from './support/pedestal-faults.ts'
import { topFaults } from './top-faults.ts'

/** `mayTry`: which remedies may be offered; absent: all. */
export function deskIssues(
	planned: PlannedDesk,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	mayTry: (remedy: Remedy) => boolean = () => true,
): Issue[] {
	const faults = faultsOf(planned, configuration, catalogue)
	return [
		...choiceIssues(planned.desk, catalogue, planned.finishes),
		...withTriedRemedies(faults, {
			configuration,
			faultsOf: (mended) => faultsOf(plannedDesk(mended, catalogue), mended, catalogue),
			rules: usualRules(faults),
			mayTry: (remedy) => mayTry(remedy) && isDesk(applyRemedy(configuration, remedy)),
		}),
		...unusedIssues(planned, configuration),
	]
}

/** What mends a leaf of a dressing may name a field that a desk has not. */
function isDesk(configuration: DeskConfiguration): boolean {
	return deskSchema.safeParse(configuration).success
}

function faultsOf(
	planned: PlannedDesk,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Fault[] {
	return [
		...topFaults(planned, configuration),
		...pedestalFaults(planned, configuration, catalogue),
	]
}

/** The tray that the buyer asked for finds no room; the desk is made without it. */
function unusedIssues({ layout }: PlannedDesk, { cable }: DeskConfiguration): Issue[] {
	if (cable?.tray !== true || layout.tray !== null) return []
	return [
		createIssue({
			code: 'field_not_used',
			severity: 'hint',
			field: 'cable.tray',
			remedy: { cable: { tray: false } },
		}),
	]
}

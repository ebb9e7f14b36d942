// Why a desk cannot be made, each reason with a remedy that was tried (domain-types 21.4).
import type { Catalogue } from '../../catalogue.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { choiceIssues } from '../choice-issues.ts'
import { pedestalFaults } from './pedestal-faults.ts'
import { type PlannedDesk, plannedDesk } from './planned.ts'
import { type DeskConfiguration, deskSchema } from './schema.ts'
import { topFaults } from './top-faults.ts'

/** `candidates`: remedies, the better first; each is tried before it is offered. */
export type Fault = Omit<IssueDraft, 'remedy'> & { candidates?: readonly Remedy[] }

/** `mayMend`: which remedies may be offered; absent: all. */
export function deskIssues(
	planned: PlannedDesk,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	mayMend: (remedy: Remedy) => boolean = () => true,
): Issue[] {
	const faults = faultsOf(planned, configuration, catalogue)
	const known = new Set(faults.map(({ code }) => code))
	const issues = faults.map(({ candidates = [], ...draft }) => {
		const remedy = candidates.filter(mayMend).find((candidate) => isMended(draft, candidate))
		return createIssue({ ...draft, remedy })
	})
	return [
		...choiceIssues(planned.desk, catalogue, planned.finishes),
		...issues,
		...unusedIssues(planned, configuration),
	]

	// It is a desk still, the fault is gone from its place and none of another kind has come.
	function isMended({ code, field }: Fault, candidate: Remedy): boolean {
		const mended = applyRemedy(configuration, candidate)
		if (!deskSchema.safeParse(mended).success) return false
		const left = faultsOf(plannedDesk(mended, catalogue), mended, catalogue)
		return left.every(
			(fault) => known.has(fault.code) && (fault.code !== code || fault.field !== field),
		)
	}
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

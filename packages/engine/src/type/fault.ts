// What is wrong with a design, and how remedies are tried before they are offered or made.
import { createIssue, type IssueDraft } from '../create-issue.ts'
import { type Issue, isError, type Remedy } from '../issue.ts'
import { applyRemedy } from './apply-remedy.ts'

/** `candidates`: changes that may mend it, the best first; none is offered untried. */
export type Fault = Omit<IssueDraft, 'remedy'> & { candidates?: () => readonly Remedy[] }

/** Whether a remedy is good enough, by the faults of the configuration that it makes. */
export type Rule = (fault: Fault, left: readonly Fault[]) => boolean

export type Trial<C> = {
	configuration: C
	faultsOf: (configuration: C) => readonly Fault[]
	/** The strictest first: the next one counts only where no candidate meets it. */
	rules: readonly Rule[]
	/** Which candidates may be tried; absent: all. */
	mayTry?: (remedy: Remedy) => boolean
}

/** No fault of its code is left in its field. */
export const isGone: Rule = (fault, left) =>
	left.every(({ code, field }) => code !== fault.code || field !== fault.field)

/** It is gone, and no error is left. */
export const mendsAll: Rule = (fault, left) => isGone(fault, left) && !left.some(isError)

/** It is gone, and no error of another code than those before has come. */
export function bringsNothingNew(before: readonly Fault[]): Rule {
	const known = new Set(before.map(({ code }) => code))
	return (fault, left) =>
		isGone(fault, left) && left.filter(isError).every(({ code }) => known.has(code))
}

/**
 * At best a remedy takes away all errors, else it brings none of another code, else it takes away its own: what was
 * hidden behind it is said next.
 */
export function usualRules(before: readonly Fault[]): readonly Rule[] {
	return [mendsAll, bringsNothingNew(before), isGone]
}

/** The first candidate that meets the strictest rule that any of them meets. */
export function triedRemedy<C extends object>(
	fault: Fault,
	{ configuration, faultsOf, rules, mayTry = () => true }: Trial<C>,
): Remedy | undefined {
	const candidates = (fault.candidates?.() ?? []).filter(mayTry)
	for (const rule of rules) {
		const remedy = candidates.find((each) =>
			rule(fault, faultsOf(applyRemedy(configuration, each))),
		)
		if (remedy) return remedy
	}
	return undefined
}

/** Each fault as an issue, with the first remedy that was tried and holds. */
export function withTriedRemedies<C extends object>(
	faults: readonly Fault[],
	trial: Trial<C>,
): Issue[] {
	return faults.map((fault) => {
		const { candidates: _, ...draft } = fault
		return createIssue({ ...draft, remedy: triedRemedy(fault, trial) })
	})
}

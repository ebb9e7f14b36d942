import {
	type Catalogue,
	type Configuration,
	type FitVerdict,
	fitVerdictsOf,
	type Issue,
} from '@gabarit/engine'
import { useDesign } from './design-context.tsx'

const known = new WeakMap<Configuration, FitVerdict[]>()

function verdictsOf(configuration: Configuration, catalogue: Catalogue): FitVerdict[] {
	const found = known.get(configuration) ?? fitVerdictsOf(configuration, catalogue)
	known.set(configuration, found)
	return found
}

/** For furniture that cannot be made, only the verdicts that its readings contradict. */
export function useFitVerdicts(): FitVerdict[] {
	const { solved, catalogue } = useDesign()
	const verdicts = verdictsOf(solved.configuration, catalogue)
	return solved.furniture === null
		? verdicts.filter(({ place }) => isContradiction(place))
		: verdicts
}

/** Nothing stands in doubt; where no verdict is given, nothing does. */
export function fitsSurely(configuration: Configuration, catalogue: Catalogue): boolean {
	return verdictsOf(configuration, catalogue).every(({ verdict }) => verdict === 'fits')
}

/** Issues without those that a verdict explains better, naming the reading. */
export function useUnexplainedIssues(issues: readonly Issue[]): Issue[] {
	const contradictions = useFitVerdicts().filter(({ place }) => isContradiction(place))
	return issues.filter(({ field }) =>
		contradictions.every(
			({ line }) =>
				field === undefined || (line !== field && line?.startsWith(`${field}.`) !== true),
		),
	)
}

function isContradiction(place: FitVerdict['place']): boolean {
	return place === null
}

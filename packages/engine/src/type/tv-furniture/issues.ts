// Why a piece of TV furniture cannot be made (domain 22.3): first its carcasses, then what is in them.
import { type Issue, isError } from '../../issue.ts'
import { type Fault, usualRules, withTriedRemedies } from '../fault.ts'
import { partIssues } from './check/part-issues.ts'
import type { Subject } from './check/remedies.ts'
import { sizeIssues } from './check/size-issues.ts'
import { completeTvFurniture } from './defaults.ts'
import { type Judging, type Placed, placed } from './placed.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

export function tvIssues(subject: Subject, at: Placed, judging: Judging): Issue[] {
	const faults = faultsAt(subject, at, judging)
	return withTriedRemedies(faults, {
		configuration: subject.configuration,
		faultsOf: (mended) => tvFaultsOf(mended, judging),
		rules: usualRules(faults),
	})
}

export function tvFaultsOf(configuration: TvFurnitureConfiguration, judging: Judging): Fault[] {
	const tv = completeTvFurniture(configuration, judging.catalogue)
	return faultsAt({ configuration, tv }, placed(tv), judging)
}

/** Where the carcasses themselves cannot stand, bays and fronts have no size to judge. */
function faultsAt(subject: Subject, at: Placed, judging: Judging): Fault[] {
	const sizes = sizeIssues(subject, at)
	return sizes.some(isError) ? sizes : [...sizes, ...partIssues(subject, at, judging)]
}

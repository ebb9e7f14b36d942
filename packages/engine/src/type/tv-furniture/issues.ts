// Why a piece of TV furniture cannot be made (domain 22.3): first its carcasses, then what is in them.
import { createIssue } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { completeTvFurniture } from './defaults.ts'
import { type Found, isError } from './found.ts'
import { partIssues } from './part-issues.ts'
import { type Judging, type Placed, placed } from './placed.ts'
import type { TvFurnitureConfiguration } from './schema.ts'
import { sizeIssues } from './size-issues.ts'
import type { Subject } from './ways.ts'

/** Where the carcasses themselves cannot stand, bays and fronts have no size to judge. */
export function foundIn(subject: Subject, at: Placed, judging: Judging): Found[] {
	const sizes = sizeIssues(subject, at)
	return sizes.some(isError) ? sizes : [...sizes, ...partIssues(subject, at, judging)]
}

/** A remedy is offered only where it takes away what it is offered for, at best all errors. */
export function withTriedRemedies(
	found: readonly Found[],
	configuration: TvFurnitureConfiguration,
	judging: Judging,
): Issue[] {
	return found.map(({ ways, ...draft }) =>
		createIssue({ ...draft, remedy: ways && firstOf(ways(), draft) }),
	)

	function firstOf(ways: readonly Remedy[], fault: Fault): Remedy | undefined {
		const after = ways.map((way) => ({ way, left: foundAfter(configuration, way, judging) }))
		const isMended = ({ left }: (typeof after)[number]) =>
			left.every(({ code, field }) => code !== fault.code || field !== fault.field)
		const whole = after.find((each) => isMended(each) && !each.left.some(isError))
		return (whole ?? after.find(isMended))?.way
	}
}

type Fault = Pick<Found, 'code' | 'field'>

function foundAfter(
	configuration: TvFurnitureConfiguration,
	way: Remedy,
	judging: Judging,
): Found[] {
	return foundOf(applyRemedy(configuration, way), judging)
}

export function foundOf(configuration: TvFurnitureConfiguration, judging: Judging): Found[] {
	const tv = completeTvFurniture(configuration, judging.catalogue)
	return foundIn({ configuration, tv }, placed(tv), judging)
}

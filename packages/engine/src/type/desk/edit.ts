// What is decided later gives way to an edit; the edit itself stays as it is, with its issues.
import type { Catalogue } from '../../catalogue.ts'
import { type Issue, isError, type Remedy } from '../../issue.ts'
import { isSame, movedBetween, type Settled, settleByMends } from '../settled.ts'
import { completeDesk, type DeskDesign } from './defaults.ts'
import { deskIssues } from './issues.ts'
import { plannedDesk } from './planned.ts'
import type { DeskConfiguration } from './schema.ts'

export function settleDesk(
	before: DeskConfiguration,
	wanted: DeskConfiguration,
	catalogue: Catalogue,
): Settled<DeskConfiguration> {
	const isEdited = editedIn(before, wanted)
	// A remedy that would take back the edit is left to the buyer.
	const mayMend = (remedy: Remedy) => !Object.keys(remedy).some(isEdited)
	const choices = (desk: DeskConfiguration) => choicesOf(completeDesk(desk, catalogue))
	return settleByMends(wanted, {
		nextMend: (current) => {
			const reason = errorsIn(current, catalogue, mayMend).find(
				({ remedy }) => remedy !== undefined && mayMend(remedy),
			)
			return reason?.remedy ? { remedy: reason.remedy, reason } : null
		},
		movedBy: (from, to, reason) => movedBetween(choices(from), choices(to), reason),
		errorsOf: (configuration) => errorsIn(configuration, catalogue),
	})
}

function editedIn(before: DeskConfiguration, wanted: DeskConfiguration): (key: string) => boolean {
	const [from, to]: [Remedy, Remedy] = [{ ...before }, { ...wanted }]
	return (key) => !isSame(from[key], to[key])
}

function errorsIn(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	mayMend?: (remedy: Remedy) => boolean,
): Issue[] {
	const planned = plannedDesk(configuration, catalogue)
	return deskIssues(planned, configuration, catalogue, mayMend).filter(isError)
}

/** What a remedy may move, by field. */
function choicesOf(desk: DeskDesign): Map<string, unknown> {
	return new Map<string, unknown>([
		['top.thickness', desk.thickness],
		['modesty', desk.modesty],
		['cable.grommets', desk.grommets],
		['doors', desk.doors],
		['handle', desk.handle],
		['colors', desk.colors],
		['room.width', desk.width],
		['depth.center', desk.depth],
		['height', desk.height],
		...desk.supports.flatMap(({ kind, width, fill }, i): [string, unknown][] => [
			[`supports.${i}`, kind],
			...(fill
				? ([
						[`supports.${i}.width`, width],
						[`supports.${i}.fill`, fill],
					] satisfies [string, unknown][])
				: []),
		]),
	])
}

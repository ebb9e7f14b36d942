// What is decided later gives way to an edit; what the buyer edited stays as he said it, with its issues.
import type { Catalogue } from '../../catalogue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import type { MovedChoice, Settled } from '../settled.ts'
import { completeDesk, type DeskDesign } from './defaults.ts'
import { deskIssues } from './issues.ts'
import { plannedDesk } from './planned.ts'
import type { DeskConfiguration } from './schema.ts'

/** Each round mends one fault. */
const ROUNDS_MAX = 20

export function settleDesk(
	before: DeskConfiguration,
	wanted: DeskConfiguration,
	catalogue: Catalogue,
): Settled<DeskConfiguration> {
	const isEdited = editedIn(before, wanted)
	// A remedy that would take back the edit is left to the buyer.
	const mayMend = (remedy: Remedy) => !Object.keys(remedy).some(isEdited)
	const moved: MovedChoice[] = []
	let current = wanted
	for (let round = 0; round < ROUNDS_MAX; round++) {
		const open = errorsIn(current, catalogue, mayMend)
		if (open.length === 0) return { configuration: current, moved, issues: [] }
		const reason = open.find(({ remedy }) => remedy !== undefined && mayMend(remedy))
		if (!reason?.remedy) break
		const next = applyRemedy(current, reason.remedy)
		moved.push(...movedBetween(current, next, reason, catalogue))
		current = next
	}
	return { configuration: wanted, moved: [], issues: errorsIn(wanted, catalogue) }
}

function editedIn(before: DeskConfiguration, wanted: DeskConfiguration): (key: string) => boolean {
	const [from, to]: [Remedy, Remedy] = [{ ...before }, { ...wanted }]
	return (key) => JSON.stringify(from[key]) !== JSON.stringify(to[key])
}

function errorsIn(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
	mayMend?: (remedy: Remedy) => boolean,
): Issue[] {
	const planned = plannedDesk(configuration, catalogue)
	return deskIssues(planned, configuration, catalogue, mayMend).filter(
		({ severity }) => severity === 'error',
	)
}

function movedBetween(
	from: DeskConfiguration,
	to: DeskConfiguration,
	reason: Issue,
	catalogue: Catalogue,
): MovedChoice[] {
	const before = choicesOf(completeDesk(from, catalogue))
	const after = choicesOf(completeDesk(to, catalogue))
	return [...new Set([...before.keys(), ...after.keys()])]
		.map((field) => ({
			field,
			from: before.get(field) ?? null,
			to: after.get(field) ?? null,
			reason,
		}))
		.filter((choice) => JSON.stringify(choice.from) !== JSON.stringify(choice.to))
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

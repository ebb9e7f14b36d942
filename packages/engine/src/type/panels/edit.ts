// What an edit of the order's colour does to its lines: a thickness that the colour lacks and a band that it
// cannot have give way. An edit of the lines themselves moves nothing.
import type { Catalogue } from '../../catalogue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { errorsOf } from '../../result.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { isSame, type MovedChoice, type Settled } from '../settled.ts'
import { buildPanels } from './build.ts'
import type { PanelsConfiguration } from './schema.ts'

type SettledPanels = Settled<PanelsConfiguration>

/** Each round mends one fault of every line; a line has few. */
const ROUNDS_MAX = 8

export function settlePanels(
	before: PanelsConfiguration,
	wanted: PanelsConfiguration,
	catalogue: Catalogue,
): SettledPanels {
	const issues = errorsIn(wanted, catalogue)
	const isColored = before.colors?.exterior !== wanted.colors?.exterior
	const isSameList = before.panels === wanted.panels && before.cladding === wanted.cladding
	if (issues.length === 0 || !isColored || !isSameList)
		return { configuration: wanted, moved: [], issues }
	return mended(wanted, issues, catalogue) ?? { configuration: wanted, moved: [], issues }
}

function mended(
	wanted: PanelsConfiguration,
	first: readonly Issue[],
	catalogue: Catalogue,
): SettledPanels | null {
	const moved: MovedChoice[] = []
	let [current, open] = [wanted, first]
	for (let round = 0; open.length > 0; round++) {
		const reasons = firstOfEachLine(open)
		if (reasons.length === 0 || round >= ROUNDS_MAX) return null
		for (const reason of reasons) {
			const next = withLineOf(current, reason)
			moved.push(...movedIn(current, next, reason))
			current = next
		}
		open = errorsIn(current, catalogue)
	}
	return { configuration: current, moved, issues: [] }
}

const lists = ['panels', 'cladding'] as const

/** `panels.3` of `panels.3.edges`. */
function lineOf({ field = '' }: Issue): string {
	return field.split('.').slice(0, 2).join('.')
}

function firstOfEachLine(open: readonly Issue[]): Issue[] {
	const byLine = new Map<string, Issue>()
	for (const issue of open)
		if (issue.remedy && !byLine.has(lineOf(issue))) byLine.set(lineOf(issue), issue)
	return [...byLine.values()]
}

/** A remedy carries all lines as they were before the round; only its own is taken. */
function withLineOf(current: PanelsConfiguration, reason: Issue): PanelsConfiguration {
	const [list, index] = lineOf(reason).split('.')
	const name = lists.find((each) => each === list)
	const mendedList = applyRemedy(current, reason.remedy ?? {})
	if (!name) return mendedList
	const lines: readonly object[] = current[name] ?? []
	const wanted: readonly object[] = mendedList[name] ?? []
	const put = lines.map((line, i) => (i === Number(index) ? (wanted[i] ?? line) : line))
	return applyRemedy(current, { [name]: put })
}

const moving = ['thickness', 'edges', 'radii', 'bores', 'grain', 'material'] as const

function movedIn(from: PanelsConfiguration, to: PanelsConfiguration, reason: Issue): MovedChoice[] {
	return lists.flatMap((list) =>
		(from[list] ?? []).flatMap((line, i) => {
			const after: Remedy = { ...to[list]?.[i] }
			const own: Remedy = { ...line }
			return moving
				.filter((key) => !isSame(own[key], after[key]))
				.map((key) => ({
					field: `${list}.${i}.${key}`,
					from: own[key] ?? null,
					to: after[key] ?? null,
					reason,
				}))
		}),
	)
}

function errorsIn(configuration: PanelsConfiguration, catalogue: Catalogue): Issue[] {
	return errorsOf(buildPanels(configuration, catalogue))
}

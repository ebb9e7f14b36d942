import type { Catalogue } from '../../../catalogue.ts'
import type { Issue } from '../../../issue.ts'
import { buildDressing } from '../build.ts'
import type { Configuration } from '../schema.ts'
import { mendedWays } from './mend.ts'
import { type MovedChoice, movedChoices, type Turn } from './moved-choices.ts'
import { withRestored } from './restore.ts'
import { withStickyFiller } from './sticky-filler.ts'

/** `moved`: what changed besides the edit; `issues`: why it cannot be made, empty where it can. */
export type Settled = { configuration: Configuration; moved: MovedChoice[]; issues: Issue[] }

/**
 * Choices that no longer hold give way to the nearest that does. Where that is impossible,
 * the configuration comes back as edited, with its issues.
 */
export function settleEdit(
	before: Configuration,
	wanted: Configuration,
	catalogue: Catalogue,
): Settled {
	const asked = withStickyFiller(before, wanted, catalogue)
	const grown = movedFiller(wanted, asked)
	const issues = errorsIn(asked, catalogue)
	const turns = mendedTurns(asked, issues, catalogue)
	if (!turns) return { configuration: asked, moved: grown, issues }
	const last = turns.at(-1)
	if (!last) return { configuration: asked, moved: grown, issues: [] }
	const configuration = withRestored(asked, last.after, catalogue)
	return {
		configuration,
		moved: [...grown, ...movedChoices(asked, configuration, turns)],
		issues: [],
	}
}

function movedFiller(wanted: Configuration, asked: Configuration): MovedChoice[] {
	if (asked === wanted) return []
	const [from, to] = [wanted.filler?.top ?? null, asked.filler?.top ?? null]
	return [{ field: 'filler.top', from, to, reason: null }]
}

const TURNS_MAX = 60

function mendedTurns(
	start: Configuration,
	issues: readonly Issue[],
	catalogue: Catalogue,
): Turn[] | null {
	const seen = new Set([JSON.stringify(start)])
	const turns: Turn[] = []
	let [current, open] = [start, issues]
	while (open.length > 0) {
		const turn = turns.length < TURNS_MAX ? nextTurn(current, open, catalogue, seen) : null
		if (!turn) return null
		turns.push(turn)
		current = turn.after
		seen.add(JSON.stringify(current))
		open = errorsIn(current, catalogue)
	}
	return turns
}

function nextTurn(
	current: Configuration,
	issues: readonly Issue[],
	catalogue: Catalogue,
	seen: ReadonlySet<string>,
): Turn | null {
	for (const reason of issues) {
		const after = mendedWays(reason, current, catalogue).find(
			(way) => !seen.has(JSON.stringify(way)),
		)
		if (after) return { after, reason }
	}
	return null
}

function errorsIn(configuration: Configuration, catalogue: Catalogue): Issue[] {
	const result = buildDressing(configuration, catalogue)
	return result.ok ? [] : result.issues.filter(({ severity }) => severity === 'error')
}

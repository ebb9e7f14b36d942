import type { Catalogue } from '../../../catalogue.ts'
import type { Issue } from '../../../issue.ts'
import { errorsOf } from '../../../result.ts'
import type { MovedChoice, Settled } from '../../settled.ts'
import { buildDressing } from '../build.ts'
import type { DressingConfiguration } from '../schema.ts'
import { mendedWays } from './mend.ts'
import { movedChoices, type Turn } from './moved-choices.ts'
import { withRestored } from './restore.ts'
import { withStickyFiller } from './sticky-filler.ts'

/**
 * Choices that no longer hold give way to the nearest that does. Where that is impossible,
 * the configuration comes back as edited, with its issues.
 */
export function settleEdit(
	before: DressingConfiguration,
	wanted: DressingConfiguration,
	catalogue: Catalogue,
): Settled<DressingConfiguration> {
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

function movedFiller(wanted: DressingConfiguration, asked: DressingConfiguration): MovedChoice[] {
	if (asked === wanted) return []
	const [from, to] = [wanted.filler?.top ?? null, asked.filler?.top ?? null]
	return [{ field: 'filler.top', from, to, reason: null }]
}

const TURNS_MAX = 60

function mendedTurns(
	start: DressingConfiguration,
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
	current: DressingConfiguration,
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

function errorsIn(configuration: DressingConfiguration, catalogue: Catalogue): Issue[] {
	return errorsOf(buildDressing(configuration, catalogue))
}

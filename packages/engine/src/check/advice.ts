// Hints, with their numbers, on a piece of furniture that can be made (domain 11, 13.1 ADVICE).
import type { Catalogue } from '../catalogue.ts'
import { createIssue, type IssueDraft } from '../create-issue.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Issue } from '../issue.ts'
import type { Design } from '../run/design.ts'
import { ANGLED_HANGERS_DEPTH } from '../run/module/fittings.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import {
	accessFinding,
	antiTipFinding,
	type BayAt,
	type Finding,
	hangerFindings,
	interlockFinding,
	stiffenerFinding,
	stiffnessFindings,
	tiltFinding,
} from './findings.ts'

export function adviceOf(
	furniture: Furniture,
	design: Design,
	spaces: readonly RunSpace[],
	catalogue: Catalogue,
): Issue[] {
	const main = spaces[0]
	if (!main) return []
	const stiffener = stiffenerFinding(furniture, design, catalogue, main)
	const antiTip = antiTipFinding(design, main)
	const interlock = interlockFinding(furniture, design)
	const hangers = hangerFindings(furniture).filter(isAngled)
	const drafts: IssueDraft[] = [
		...spaces.flatMap((space) => assemblyDrafts(furniture, space)),
		...(stiffener && stiffener.count > 0
			? [{ ...figuresOf(stiffener), code: 'stiffener' as const, data: { count: stiffener.count } }]
			: []),
		...(antiTip && isOver(antiTip) ? [{ ...figuresOf(antiTip), code: 'anti_tip' as const }] : []),
		...(interlock && isOver(interlock)
			? [{ ...figuresOf(interlock), code: 'drawer_interlock' as const }]
			: []),
		...hangers.map((found) => ({ ...bayDraft(found), code: 'hangers_angled' as const })),
		...stiffnessFindings(furniture, main)
			.filter(isOver)
			.map((found) => ({ ...bayDraft(found), code: 'stiffness_shelf' as const })),
	]
	return [
		...drafts.map((draft) => createIssue({ severity: 'hint', ...draft })),
		...accessAdvice(furniture, design),
	]
}

/** Where a board may not pass the way into the house, or is long and nobody has said what that way is. */
export function accessAdvice(furniture: Furniture, { access }: Pick<Design, 'access'>): Issue[] {
	const found = accessFinding(furniture, { access })
	if (!found || !isOver(found)) return []
	const draft = { ...figuresOf(found), field: 'access' }
	return [
		access === null
			? createIssue({ ...draft, code: 'access_not_asked', severity: 'hint' })
			: createIssue({ ...draft, code: 'access_too_small', severity: 'warning' }),
	]
}

const isOver = ({ measured, limit }: Finding) => measured > limit
const isAngled = ({ measured, limit }: Finding) =>
	measured < limit && measured >= ANGLED_HANGERS_DEPTH
const figuresOf = ({ measured, limit }: Finding) => ({ measured, limit })

function bayDraft({ run, module, index, ...found }: BayAt & Finding) {
	return { run, module, bay: index, ...figuresOf(found) }
}

function assemblyDrafts({ runs }: Furniture, space: RunSpace): IssueDraft[] {
	const run = runs.find(({ side }) => side === space.side)
	if (run?.assembly !== 'STANDING') return []
	return [{ code: 'assemble_standing', run: space.side, ...tiltFinding(run, space) }]
}

// Hints on TV furniture that can be made (domain 2.5, 22.3).
import type { Catalogue } from '../../../catalogue.ts'
import { accessAdvice } from '../../../check/advice.ts'
import { stiffenerFinding } from '../../../check/findings.ts'
import { createIssue } from '../../../create-issue.ts'
import type { Furniture } from '../../../furniture/furniture.ts'
import type { Issue } from '../../../issue.ts'
import type { RunSpace } from '../../../run/space/run-space.ts'
import type { TvDesign } from '../defaults.ts'

export function adviceOf(
	furniture: Furniture,
	tv: TvDesign,
	{ catalogue, space }: { catalogue: Catalogue; space: RunSpace },
): Issue[] {
	const stiffener = stiffenerFinding(furniture, tv.design, catalogue, space)
	const tips = antiTipOf(tv)
	const hints: Issue[] = []
	if (stiffener && stiffener.count > 0) {
		const { measured, limit, count } = stiffener
		const data = { count }
		hints.push(createIssue({ code: 'stiffener', severity: 'hint', measured, limit, data }))
	}
	if (tips && tips.measured > tips.limit) {
		hints.push(createIssue({ code: 'anti_tip', severity: 'hint', ...tips }))
	}
	return [...hints, ...accessAdvice(furniture, tv.design)]
}

const ANTI_TIP_ABOVE = 600

/** mm above the floor: tall modules always, low ones where neither a wall beside them nor a rail holds them. */
export function antiTipOf({ tall, base, design, carcass, lift }: TvDesign): {
	measured: number
	limit: number
} | null {
	const tallest = Math.max(tall.left?.height ?? 0, tall.right?.height ?? 0)
	if (tallest > 0) return { measured: tallest, limit: ANTI_TIP_ABOVE }
	if (base.kind === 'Wall' || design.walls !== 'None') return null
	return { measured: carcass + lift, limit: ANTI_TIP_ABOVE }
}

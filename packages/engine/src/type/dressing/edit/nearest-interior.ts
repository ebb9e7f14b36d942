// The most similar interior holds most of the same things, then uses most of the same height.

import type { BayChoice } from '../../../run/choices.ts'
import { zonesOfChoice } from '../../../run/has-fronts.ts'
import { bayMisfits } from '../../../run/module/bay/bay-issues.ts'
import type { BaySize } from '../../../run/module/bay/bay-limits.ts'
import { templateStacks } from '../../../run/module/templates.ts'

/** The interior itself where it fits, else the most similar template; light and thickness stay where they can. */
export function nearestInterior(old: BayChoice, size: BaySize): BayChoice {
	if (goesIn(old, size)) return old
	const { thickness, led } = old
	const lit = { ...(led !== undefined && { led }) }
	const asBefore = { ...lit, ...(thickness !== undefined && { thickness }) }
	const ids = templatesLike(old)
	const kept = ids.find((template) => goesIn({ template, ...asBefore }, size))
	if (kept !== undefined) return { template: kept, ...asBefore }
	return { template: ids.find((template) => goesIn({ template }, size)) ?? '00', ...lit }
}

function goesIn(choice: BayChoice, size: BaySize): boolean {
	return bayMisfits(choice, size).length === 0
}

export function templatesLike(old: BayChoice): string[] {
	const wanted = fittingsOf(old)
	return Object.keys(templateStacks)
		.map((template) => ({ template, score: likeness(wanted, template) }))
		.toSorted((a, b) => b.score - a.score)
		.map(({ template }) => template)
}

function likeness(wanted: readonly string[], id: string): number {
	const left = fittingsOf({ template: id })
	let shared = 0
	for (const kind of wanted) {
		const at = left.indexOf(kind)
		if (at < 0) continue
		left.splice(at, 1)
		shared += 1
	}
	const extra = left.filter((kind) => kind !== 'Empty').length
	return shared * 10_000 - extra * 1000 + (templateStacks[id]?.height ?? 0) / 100
}

function fittingsOf(choice: BayChoice): string[] {
	return zonesOfChoice(choice)
		.map(({ kind }) => kind as string)
		.filter((kind) => kind !== 'FixedShelve')
}

// What an edit would change besides itself: choice by choice, and what each group of lines costs more or less.
import type { BayChoice, Design, DesignModule, Issue, RunSide } from '@gabarit/engine'
import { type LineGroup, lineGroups, type Quote } from '@gabarit/price'
import { type Solved, shownTotal } from './solve.ts'

export type ChoiceChanged =
	| {
			kind: 'bay'
			run: RunSide
			number: number
			from: BayChoice
			to: BayChoice
			reason: Issue | null
	  }
	| { kind: 'modules'; run: RunSide; from: number; to: number; reason: Issue | null }
	| {
			kind: 'thickness'
			run: RunSide
			number: number
			from: 18 | 28 | undefined
			to: 18 | 28 | undefined
	  }
	| { kind: 'doors'; from: string; to: string; reason: Issue | null }
	| { kind: 'handle'; from: string; to: string; reason: Issue | null }

export type GroupDifference = { group: LineGroup; difference: number }

/** The later choices that differ between two solved designs; `wanted` holds the reasons. */
export function choicesChanged(before: Solved, wanted: Solved, after: Solved): ChoiceChanged[] {
	const from = before.design
	const to = after.design
	const reasonOf = (codes: RegExp) => wanted.issues.find(({ code }) => codes.test(code)) ?? null
	const changes: ChoiceChanged[] = sidesOf(from)
		.filter((run) => sidesOf(to).includes(run))
		.flatMap((run) => [
			...modulesChanged(run, from, to, wanted.issues),
			...baysChanged(run, from, to, wanted.issues),
		])
	if (styleOf(from) !== styleOf(to)) {
		changes.push({
			kind: 'doors',
			from: styleOf(from),
			to: styleOf(to),
			reason: reasonOf(/^style|^door/u),
		})
	}
	if (handleOf(from) !== handleOf(to)) {
		const reason = reasonOf(/^handle|^corner_too_tight/u)
		changes.push({ kind: 'handle', from: handleOf(from), to: handleOf(to), reason })
	}
	return changes
}

function modulesChanged(
	run: RunSide,
	from: Design,
	to: Design,
	issues: readonly Issue[],
): ChoiceChanged[] {
	const [before, after] = [modulesOf(from, run), modulesOf(to, run)]
	if (kindsOf(before) === kindsOf(after)) return []
	const isOwn = (issue: Issue) => /module|bay_|zone_/u.test(issue.code) && issue.run === run
	const reason = issues.find(isOwn) ?? issues.find(({ code }) => /module|bay_/u.test(code)) ?? null
	return [{ kind: 'modules', run, from: before.length, to: after.length, reason }]
}

function baysChanged(
	run: RunSide,
	from: Design,
	to: Design,
	issues: readonly Issue[],
): ChoiceChanged[] {
	const before = baysOf(from, run)
	return baysOf(to, run).flatMap(({ choice, module, bay }, i): ChoiceChanged[] => {
		const old = before[i]?.choice
		if (old === undefined) return []
		const number = i + 1
		if (fillingOf(old) !== fillingOf(choice)) {
			const stands = (issue: Issue) =>
				issue.module === module && issue.bay === bay && (issue.run ?? run) === run
			const reason = issues.find(stands) ?? null
			return [{ kind: 'bay', run, number, from: old, to: choice, reason }]
		}
		return old.thickness === choice.thickness
			? []
			: [{ kind: 'thickness', run, number, from: old.thickness, to: choice.thickness }]
	})
}

export type PlacedBay = { choice: BayChoice; run: RunSide; module: number; bay: number }

/** The bays of a run, or of every run, from left to right, with where they stand. */
export function baysOf(design: Design, side?: RunSide): PlacedBay[] {
	return sidesOf(design)
		.filter((run) => side === undefined || run === side)
		.flatMap((run) =>
			modulesOf(design, run).flatMap(({ bays }, module) =>
				bays.map((choice, bay) => ({ choice, run, module, bay })),
			),
		)
}

/** The modules of one run, its zones one after the other. */
export function modulesOf(design: Design, side: RunSide): readonly DesignModule[] {
	return design.runs.find((run) => run.side === side)?.zones.flatMap((zone) => zone.modules) ?? []
}

/** The runs of a design, the main one first. */
export function sidesOf(design: Design): RunSide[] {
	return design.runs.map(({ side }) => side)
}

const kindsOf = (modules: readonly DesignModule[]) => modules.map(({ kind }) => kind).join()
const fillingOf = (bay: BayChoice) => ('template' in bay ? bay.template : JSON.stringify(bay.zones))
const styleOf = ({ doors }: Design) =>
	doors === null ? 'None' : `${doors.style}${doors.count === undefined ? '' : `:${doors.count}`}`
const handleOf = ({ handle }: Design) =>
	handle === null ? 'None' : `${handle.model} ${handle.color}`

/** The difference of each group of lines in the viewer's own total, adding up to that of the totals. */
export function groupDifferences(before: Quote, after: Quote): GroupDifference[] {
	const total = shownTotal(after) - shownTotal(before)
	const raw = lineGroups
		.map((group) => ({ group, difference: sumOf(after, group) - sumOf(before, group) }))
		.filter(({ difference }) => difference !== 0)
	const sum = raw.reduce((all, { difference }) => all + difference, 0)
	const factor = sum === 0 ? 1 : total / sum
	const shown = raw.map(({ group, difference }) => ({
		group,
		difference: Math.round(difference * factor),
	}))
	const rest = total - shown.reduce((all, { difference }) => all + difference, 0)
	const largest = shown.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0]
	if (largest !== undefined) largest.difference += rest
	return shown
}

function sumOf(quote: Quote, group: LineGroup): number {
	return quote.lines
		.filter((line) => line.group === group)
		.reduce((sum, { amount }) => sum + amount, 0)
}

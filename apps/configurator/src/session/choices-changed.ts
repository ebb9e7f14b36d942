// What an edit would change besides itself: choice by choice, and what each group of lines costs more or less.
import type { BayChoice, Design, DesignModule, Issue } from '@gabarit/engine'
import { type LineGroup, lineGroups, type Quote } from '@gabarit/price'
import { type Solved, shownTotal } from './solve.ts'

export type ChoiceChanged =
	| { kind: 'bay'; number: number; from: BayChoice; to: BayChoice; reason: Issue | null }
	| { kind: 'modules'; from: number; to: number; reason: Issue | null }
	| { kind: 'thickness'; number: number; from: 18 | 28 | undefined; to: 18 | 28 | undefined }
	| { kind: 'doors'; from: string; to: string; reason: Issue | null }
	| { kind: 'handle'; from: string; to: string; reason: Issue | null }

export type GroupDifference = { group: LineGroup; difference: number }

/** The later choices that differ between two solved designs; `wanted` holds the reasons. */
export function choicesChanged(before: Solved, wanted: Solved, after: Solved): ChoiceChanged[] {
	const from = before.design
	const to = after.design
	const reasonOf = (codes: RegExp) => wanted.issues.find(({ code }) => codes.test(code)) ?? null
	const changes: ChoiceChanged[] = []
	const [modulesFrom, modulesTo] = [modulesOf(from), modulesOf(to)]
	if (kindsOf(modulesFrom) !== kindsOf(modulesTo)) {
		const reason = reasonOf(/module|bay_/u)
		changes.push({ kind: 'modules', from: modulesFrom.length, to: modulesTo.length, reason })
	}
	changes.push(...baysChanged(from, to, wanted.issues))
	if (styleOf(from) !== styleOf(to)) {
		changes.push({
			kind: 'doors',
			from: styleOf(from),
			to: styleOf(to),
			reason: reasonOf(/^style|^door/u),
		})
	}
	if (handleOf(from) !== handleOf(to)) {
		const reason = reasonOf(/^handle/u)
		changes.push({ kind: 'handle', from: handleOf(from), to: handleOf(to), reason })
	}
	return changes
}

function baysChanged(from: Design, to: Design, issues: readonly Issue[]): ChoiceChanged[] {
	const before = baysOf(from)
	return baysOf(to).flatMap(({ choice, module, bay }, i): ChoiceChanged[] => {
		const old = before[i]?.choice
		if (old === undefined) return []
		if (fillingOf(old) !== fillingOf(choice)) {
			const reason = issues.find((issue) => issue.module === module && issue.bay === bay) ?? null
			return [{ kind: 'bay', number: i + 1, from: old, to: choice, reason }]
		}
		return old.thickness === choice.thickness
			? []
			: [{ kind: 'thickness', number: i + 1, from: old.thickness, to: choice.thickness }]
	})
}

/** The bays of a design from left to right, with where they stand. */
export function baysOf(design: Design): { choice: BayChoice; module: number; bay: number }[] {
	return modulesOf(design).flatMap(({ bays }, module) =>
		bays.map((choice, bay) => ({ choice, module, bay })),
	)
}

function modulesOf(design: Design): readonly DesignModule[] {
	return design.runs.flatMap(({ zones }) => zones.flatMap(({ modules }) => modules))
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

import type { BayChoice, Design, DesignModule, Issue, MovedChoice, RunSide } from '@gabarit/engine'

type Because = { reason: Issue | null }
type DoorStyle = { style: string; count?: number } | null
type Handle = { model: string; color: string } | null
type CustomFillers = readonly unknown[] | null

/** One choice that had to change; bays and modules are counted from 1. `to` null: it is gone. */
export type ChoiceChanged = Because &
	(
		| { kind: 'modules'; run: RunSide; from: number; to: number }
		| { kind: 'bay'; run: RunSide; number: number; from: BayChoice; to: BayChoice }
		| { kind: 'baysGone'; run: RunSide; count: number }
		| { kind: 'thickness'; run: RunSide; number: number; from: number; to: number }
		| { kind: 'moduleDoor'; run: RunSide; number: number; to: boolean }
		| { kind: 'doors'; from: DoorStyle; to: DoorStyle }
		| { kind: 'handle'; from: Handle; to: Handle }
		| { kind: 'color'; place: 'interior' | 'exterior'; from: string; to: string | null }
		| { kind: 'topFiller'; from: number | null; to: number | null }
		| { kind: 'customFillers'; from: CustomFillers; to: CustomFillers }
		| { kind: 'openingSides' | 'charger' }
	)

/** Rows of the dialog, in the engine's order; bays that are gone make one row a run. */
export function changesOf(moved: readonly MovedChoice[]): ChoiceChanged[] {
	const gone = new Map<string, ChoiceChanged & { kind: 'baysGone' }>()
	const rows: ChoiceChanged[] = []
	for (const choice of moved) {
		const [, run, what, index] = /^runs\.(\w+)\.(\w+)(?:\.(\d+))?$/u.exec(choice.field) ?? []
		if (run === undefined) rows.push(ofWhole(choice))
		else if (what === 'bays' && choice.to === null) {
			const row = gone.get(run) ?? {
				kind: 'baysGone',
				run: run as RunSide,
				count: 0,
				reason: choice.reason,
			}
			if (!gone.has(run)) rows.push(row)
			row.count += 1
			gone.set(run, row)
		} else rows.push(ofRun(choice, run as RunSide, what, Number(index) + 1))
	}
	return rows
}

function ofRun(
	{ from, to, reason }: MovedChoice,
	run: RunSide,
	what: string | undefined,
	number: number,
): ChoiceChanged {
	if (what === 'modules') {
		return { kind: 'modules', run, from: countOf(from), to: countOf(to), reason }
	}
	if (what === 'doors') return { kind: 'moduleDoor', run, number, to: to !== false, reason }
	const [before, after] = [from as BayChoice, to as BayChoice]
	if (fillingOf(before) === fillingOf(after) && before.thickness !== after.thickness) {
		const [was, is] = [before.thickness ?? 18, after.thickness ?? 18]
		return { kind: 'thickness', run, number, from: was, to: is, reason }
	}
	return { kind: 'bay', run, number, from: before, to: after, reason }
}

function ofWhole({ field, from, to, reason }: MovedChoice): ChoiceChanged {
	switch (field) {
		case 'doors':
			return { kind: 'doors', from: from as DoorStyle, to: to as DoorStyle, reason }
		case 'handle':
			return { kind: 'handle', from: from as Handle, to: to as Handle, reason }
		case 'colors.interior':
		case 'colors.exterior': {
			const place = field === 'colors.interior' ? 'interior' : 'exterior'
			return { kind: 'color', place, from: from as string, to: to as string | null, reason }
		}
		case 'filler.top':
			return { kind: 'topFiller', from: from as number | null, to: to as number | null, reason }
		case 'filler.custom': {
			const ends = { from: from as CustomFillers, to: to as CustomFillers }
			return { kind: 'customFillers', ...ends, reason }
		}
		case 'charger':
			return { kind: 'charger', reason }
		default:
			return { kind: 'openingSides', reason }
	}
}

function countOf(kinds: unknown): number {
	return Array.isArray(kinds) ? kinds.flat().length : 0
}

const fillingOf = (bay: BayChoice) => ('template' in bay ? bay.template : JSON.stringify(bay.zones))

export type PlacedBay = { choice: BayChoice; run: RunSide; module: number; bay: number }

export function baysOf(design: Design, side?: RunSide): PlacedBay[] {
	return sidesOf(design)
		.filter((run) => side === undefined || run === side)
		.flatMap((run) =>
			modulesOf(design, run).flatMap(({ bays }, module) =>
				bays.map((choice, bay) => ({ choice, run, module, bay })),
			),
		)
}

export function modulesOf(design: Design, side: RunSide): readonly DesignModule[] {
	return design.runs.find((run) => run.side === side)?.zones.flatMap((zone) => zone.modules) ?? []
}

export function sidesOf(design: Design): RunSide[] {
	return design.runs.map(({ side }) => side)
}

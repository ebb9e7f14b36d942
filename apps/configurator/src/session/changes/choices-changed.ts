import type {
	BayChoice,
	Design,
	DesignModule,
	Issue,
	MovedChoice,
	PanelLine,
	RunSide,
} from '@gabarit/engine'
import { type DeskChanged, deskChangeOf } from './desk-changes.ts'
import { type PlainChanged, plainChangeOf } from './plain-changes.ts'
import { type StairsChanged, stairsChangeOf } from './stairs-changes.ts'
import { type TvChanged, tvChangeOf } from './tv-changes.ts'

type Because = { reason: Issue | null }
type DoorStyle = { style: string; count?: number } | null
type Handle = { model: string; color: string } | null
type CustomFillers = readonly unknown[] | null

const lineFields = ['thickness', 'edges', 'radii', 'bores', 'grain', 'material'] as const
type LineField = (typeof lineFields)[number]
type LineList = 'panels' | 'cladding'

/** The same choice of one or more lines of panels, or of clad walls. */
export type LineChanged = {
	[Field in LineField]: {
		kind: 'line'
		list: LineList
		numbers: number[]
		field: Field
		from: PanelLine[Field] | null
		to: PanelLine[Field] | null
	}
}[LineField]

type CellsChanged = Extract<PlainChanged, { kind: 'cells' }>

/** One choice that had to change; bays, modules and lines are counted from 1. `to` null: it is gone. */
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
		| { kind: 'desk'; change: DeskChanged }
		| { kind: 'tv'; change: TvChanged }
		| { kind: 'stairs'; change: StairsChanged }
		| LineChanged
		| PlainChanged
	)

/** Rows of the dialog, in the engine's order; bays that are gone make one row a run, lines and cells that change alike one. */
export function changesOf(moved: readonly MovedChoice[]): ChoiceChanged[] {
	const gone = new Map<string, ChoiceChanged & { kind: 'baysGone' }>()
	const alike = new Map<string, Because & LineChanged>()
	const cells = new Map<string, Because & CellsChanged>()
	const rows: ChoiceChanged[] = []
	for (const choice of moved) {
		const [, run, what, index] = /^runs\.(\w+)\.(\w+)(?:\.(\d+))?$/u.exec(choice.field) ?? []
		const line = ofLine(choice)
		const plain = plainChangeOf(choice)
		const change = deskChangeOf(choice)
		const ofTv = tvChangeOf(choice)
		const ofStairs = stairsChangeOf(choice)
		if (plain?.kind === 'cells') {
			const key = JSON.stringify([plain.from, plain.to])
			const row = cells.get(key)
			const own = { ...plain, reason: choice.reason }
			if (row === undefined) rows.push(own)
			else row.cells.push(...plain.cells)
			cells.set(key, row ?? own)
		} else if (plain !== null) rows.push({ ...plain, reason: choice.reason })
		else if (ofStairs !== null)
			rows.push({ kind: 'stairs', change: ofStairs, reason: choice.reason })
		else if (ofTv !== null) rows.push({ kind: 'tv', change: ofTv, reason: choice.reason })
		else if (change !== null) rows.push({ kind: 'desk', change, reason: choice.reason })
		else if (line !== null) {
			const { list, field, from, to, numbers } = line
			const key = JSON.stringify([list, field, from, to])
			const row = alike.get(key)
			if (row === undefined) rows.push(line)
			else row.numbers.push(...numbers)
			alike.set(key, row ?? line)
		} else if (run === undefined) rows.push(ofWhole(choice))
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

/** null where the field is no line's. */
function ofLine({ field, from, to, reason }: MovedChoice): (Because & LineChanged) | null {
	const [, list, index, name] = /^(panels|cladding)\.(\d+)\.(\w+)$/u.exec(field) ?? []
	const known = lineFields.find((one) => one === name)
	if (known === undefined) return null
	const place = { list: list as LineList, numbers: [Number(index) + 1] }
	// The engine types a moved value as unknown; its field says what it is.
	const changed = { kind: 'line', ...place, field: known, from, to } as LineChanged
	return { ...changed, reason }
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

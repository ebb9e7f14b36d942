// What a tap on the picture does: it chooses what the step chooses among, and opens what is chosen or what nothing stands in.
import type { StageHit } from '@gabarit/scene'

type BayPlace = NonNullable<StageHit['bay']>
type CellPlace = NonNullable<StageHit['cell']>

/** null where the step does not choose among them. */
type Choice<T> = { chosen: T | null } | null

/** `opened`: fronts that stand open. */
export type TapState = {
	bay: Choice<BayPlace>
	line: Choice<string>
	cell: Choice<CellPlace>
	area: Choice<string>
	opened: readonly string[]
}

export type Tap =
	| { kind: 'front'; id: string }
	| { kind: 'bay'; bay: BayPlace }
	| { kind: 'line'; line: string }
	| { kind: 'cell'; cell: CellPlace }
	| { kind: 'area'; area: string }

/** null where it does nothing. */
export function tapOf(hit: StageHit, state: TapState): Tap | null {
	const front: Tap | null = hit.front === null ? null : { kind: 'front', id: hit.front }
	// An open leaf stands before its neighbours.
	if (hit.front !== null && state.opened.includes(hit.front)) return front
	if (state.bay !== null && hit.bay !== null && !isSame(hit.bay, state.bay.chosen))
		return { kind: 'bay', bay: hit.bay }
	if (state.cell !== null && hit.cell !== null && !isSame(hit.cell, state.cell.chosen))
		return { kind: 'cell', cell: hit.cell }
	if (state.line !== null && hit.line !== null && hit.line !== state.line.chosen)
		return { kind: 'line', line: hit.line }
	if (state.area !== null && hit.area !== null && hit.area !== state.area.chosen)
		return { kind: 'area', area: hit.area }
	return front
}

function isSame<T extends object>(a: T, b: T | null): boolean {
	if (b === null) return false
	return Object.keys(a).every((key) => a[key as keyof T] === b[key as keyof T])
}

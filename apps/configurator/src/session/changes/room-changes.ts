import {
	type DressingConfiguration,
	type Footprint,
	hasWall,
	type Priority,
	slopeFiguresOf,
	type WallKind,
	type Walls,
} from '@gabarit/engine'
import type { Special } from '../session-store.ts'

export const slopeKinds = ['None', 'Left', 'Right', 'Back', 'BothSide'] as const
export type SlopeKind = (typeof slopeKinds)[number]
export type SlopeSide = 'left' | 'right' | 'back'

export function sidesOfFootprint(footprint: Footprint): ('left' | 'right')[] {
	if (footprint === 'StraightWithTwoSide') return ['left', 'right']
	if (footprint === 'LeftSide') return ['left']
	return footprint === 'RightSide' ? ['right'] : []
}

export function wallsFor(footprint: Footprint): Walls[] {
	const sides = sidesOfFootprint(footprint)
	const all: Walls[] = ['Both', 'Left', 'Right', 'None']
	return all.filter((walls) => sides.every((side) => hasWall({ walls }, side)))
}

/** The walls that the new side runs need come with it; measures that only another shape has go. */
export function withFootprint(
	configuration: DressingConfiguration,
	footprint: Footprint,
	walls: Walls,
): DressingConfiguration {
	const { priority, ...rest } = configuration
	const offered = priority !== undefined && prioritiesFor(footprint).includes(priority)
	const { wall: _, ...flat } = rest
	const kept = footprint === 'Straight' ? rest : flat
	return {
		...kept,
		footprint,
		...(wallsFor(footprint).includes(walls) ? {} : { walls: 'Both' as const }),
		...(offered ? { priority } : {}),
	}
}

/** On a U, 'both sides' would say the same as Side. */
export function prioritiesFor(footprint: Footprint): Priority[] {
	if (footprint === 'Straight') return []
	return footprint === 'StraightWithTwoSide' ? ['Main', 'Both', 'None'] : ['Main', 'Side', 'None']
}

/** Measures of the old shape stay, so that going back brings them back. */
export function withWall(
	configuration: DressingConfiguration,
	wall: WallKind,
): DressingConfiguration {
	const { fireplace: _, ...rest } = configuration
	return { ...rest, wall }
}

export function slopeKindOf({ slope }: DressingConfiguration): SlopeKind {
	if (slope?.left && slope.right) return 'BothSide'
	if (slope?.left) return 'Left'
	if (slope?.right) return 'Right'
	return slope?.back ? 'Back' : 'None'
}

export function slopeSides(kind: SlopeKind): SlopeSide[] {
	if (kind === 'BothSide') return ['left', 'right']
	if (kind === 'Left') return ['left']
	if (kind === 'Right') return ['right']
	return kind === 'Back' ? ['back'] : []
}

/** Said to be special, or of a special kind already. */
export function isSpecial(
	what: Special,
	configuration: DressingConfiguration,
	said: readonly Special[],
): boolean {
	const isFlat =
		what === 'slope'
			? slopeKindOf(configuration) === 'None'
			: (configuration.wall ?? 'None') === 'None'
	return !isFlat || said.includes(what)
}

/** Two of the three figures of a slope are measured; the stored name of one that is not yet. */
export function unmeasuredSlope(configuration: DressingConfiguration): string | null {
	for (const side of slopeSides(slopeKindOf(configuration))) {
		const { low, run, angle } = configuration.slope?.[side] ?? {}
		if ([low, run, angle].filter((figure) => figure !== undefined).length >= 2) continue
		return `slope.${side}.${low === undefined ? 'low' : run === undefined ? 'run' : 'angle'}`
	}
	return null
}

/** A slope that stays keeps its measures; a new one starts without any. */
export function withSlope(
	configuration: DressingConfiguration,
	kind: SlopeKind,
): DressingConfiguration {
	const { slope: old, ...rest } = configuration
	const sides = slopeSides(kind)
	if (sides.length === 0) return rest
	const slope: NonNullable<DressingConfiguration['slope']> = {}
	for (const side of sides) slope[side] = old?.[side] ?? {}
	const isBack = kind === 'Back'
	if (isBack && old?.standoff !== undefined) slope.standoff = old.standoff
	if (!isBack && old?.acceptVoid !== undefined) slope.acceptVoid = old.acceptVoid
	if (!isBack && old?.stepped !== undefined) slope.stepped = old.stepped
	return { ...rest, slope }
}

type SlopeFields = NonNullable<NonNullable<DressingConfiguration['slope']>['left']>

/** Whole millimetres and tenths of a degree. */
export function slopeFigures(
	fields: SlopeFields,
	ceiling: number,
): ReturnType<typeof slopeFiguresOf> {
	const { low, run, angle, missing } = slopeFiguresOf(fields, ceiling)
	return {
		low: Math.round(low),
		run: Math.round(run),
		angle: Math.round(angle * 10) / 10,
		missing: Math.round(missing),
	}
}

/** Two of three readings: the steeper of length and angle goes, so that the furniture crosses nothing measured. */
export function prudentSlope(fields: SlopeFields, ceiling: number): SlopeFields {
	const { low, run, angle } = fields
	if (low === undefined || run === undefined || angle === undefined) return fields
	const measured = (ceiling - low) / run
	return measured < Math.tan((angle * Math.PI) / 180) ? { low, run } : { low, angle }
}

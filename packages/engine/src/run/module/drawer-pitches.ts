// The pitches of overlay drawers: alike, or shared so that they fill the front of a chest (domain 5.1, 8 Chest).
import { CARCASS, DRAWER_PITCH, DRAWERS_MAX } from '../../constants.ts'
import type { ZoneChoice } from '../choices.ts'
import { splitRun } from '../layout/split-run.ts'
import { pitchOf } from './stack.ts'

const SHARED_BELOW = 160

/**
 * Pitches from the bottom that fill a chest whose drawers leave too little above them; null where
 * they stay as they are.
 */
export function sharedPitches(
	stack: readonly ZoneChoice[],
	{ height, fillsFront }: { height: number; fillsFront?: boolean },
): number[] | null {
	const [drawers, above, ...others] = stack
	const isAlone = others.length === 0 && (above ?? { kind: 'Empty' }).kind === 'Empty'
	if (!fillsFront || !isAlone || drawers?.kind !== 'OverlayDrawer') return null
	const count = drawers.count ?? 1
	// The fronts cover the bottom and the top panel too.
	const front = height + 2 * CARCASS
	const rest = front - count * pitchOf(drawers)
	if (rest <= 0 || rest >= SHARED_BELOW || (above?.height ?? 0) > rest) return null
	const pitches = splitRun(
		front,
		Array.from({ length: count }, () => 1),
	)
	return Math.max(...pitches) > DRAWER_PITCH.max ? null : pitches
}

/** The pitch that is furthest out of bounds, or null. */
export function pitchFaultOf(
	pitches: readonly number[],
): { measured: number; limit: number } | null {
	const [least, most] = [Math.min(...pitches), Math.max(...pitches)]
	const { min, max } = DRAWER_PITCH
	if (least < min) return { measured: least, limit: min }
	return most > max ? { measured: most, limit: max } : null
}

/** Equal drawers that share a front, as near to the number wanted as can be made. */
export function equalPitches(front: number, wanted: number): number[] | null {
	const off = (count: number) => Math.abs(count - wanted)
	const counts = Array.from({ length: DRAWERS_MAX }, (_, i) => i + 1)
		.toSorted((a, b) => off(a) - off(b))
		.map((count) =>
			splitRun(
				front,
				Array.from({ length: count }, () => 1),
			),
		)
	return counts.find((pitches) => pitchFaultOf(pitches) === null) ?? null
}

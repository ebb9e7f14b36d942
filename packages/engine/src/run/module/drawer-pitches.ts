// The pitches of overlay drawers: alike, or shared so that they fill the front of a chest (domain 5.1, 8 Chest).
import { CARCASS } from '../../constants.ts'
import type { ZoneChoice } from '../choices.ts'
import { splitRun } from '../layout/split-run.ts'
import { pitchOf } from './stack.ts'

const SHARED_BELOW = 160
const PITCH_MAX = 384

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
	return Math.max(...pitches) > PITCH_MAX ? null : pitches
}

/** mm: what one drawer of a shared front may take (domain-types 20.5). */
const SHARED_PITCH = { min: 128, max: PITCH_MAX } as const

/** The pitch that is furthest out of bounds, or null. */
export function pitchFaultOf(
	pitches: readonly number[],
): { measured: number; limit: number } | null {
	const [least, most] = [Math.min(...pitches), Math.max(...pitches)]
	if (least < SHARED_PITCH.min) return { measured: least, limit: SHARED_PITCH.min }
	return most > SHARED_PITCH.max ? { measured: most, limit: SHARED_PITCH.max } : null
}

const DRAWERS_MAX = 8

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

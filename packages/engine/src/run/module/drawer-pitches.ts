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

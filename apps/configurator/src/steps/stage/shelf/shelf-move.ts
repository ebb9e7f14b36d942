// Where a shelf goes that is moved by the hand or by a key: from hole to hole, between its neighbours.
import { HOLE_PITCH, onGrid, type Shelf } from '@gabarit/engine'

/** `stop`: which neighbour holds it back. */
export type ShelfMove = { height: number; stop: 'above' | 'below' | null }

type Span = Pick<Shelf, 'min' | 'max'>

export function shelfMove(wanted: number, span: Span): ShelfMove {
	const { min, max } = span
	if (min > max) return { height: wanted, stop: 'above' }
	const height = onGrid(Math.min(max, Math.max(min, wanted)), span)
	const stop = wanted > max ? 'above' : wanted < min ? 'below' : null
	return { height, stop }
}

/** mm. */
const keySteps: Record<string, number> = { ArrowUp: HOLE_PITCH, ArrowDown: -HOLE_PITCH }
const largeStep = 3

/** null: the key moves nothing. */
export function shelfMoveOfKey(
	{ key, shiftKey }: { key: string; shiftKey: boolean },
	{ height, ...span }: Pick<Shelf, 'height' | 'min' | 'max'>,
): ShelfMove | null {
	const step = keySteps[key]
	if (step !== undefined) return shelfMove(height + step * (shiftKey ? largeStep : 1), span)
	if (key === 'Home') return { ...shelfMove(span.min, span), stop: null }
	if (key === 'End') return { ...shelfMove(span.max, span), stop: null }
	return null
}

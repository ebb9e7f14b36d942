// Where the bores of a line lie (domain 25.1): cups and pins enter face B, grommets go through.
import type { Bore } from '../../furniture/board.ts'
import { hingeCount } from '../../run/front/hinges.ts'
import { CUPS, PINS } from './limits.ts'
import type { PanelBore, PanelLine } from './schema.ts'

type Bored = Pick<PanelLine, 'length' | 'width' | 'thickness'>

export function boresOf(bore: PanelBore, line: Bored): Bore[] {
	switch (bore.kind) {
		case 'HingeCups':
			return cupsOf(line, bore.count ?? cupCount(line.length))
		case 'ShelfPins':
			return pinsOf(line)
		case 'Grommet':
			return [{ at: bore.at, diameter: bore.diameter, depth: line.thickness, face: 'A' }]
	}
}

const CUPS_MOST = 6

/** By the height of the leaf alone (domain 6.2): how heavy it will be is not known here. */
function cupCount(length: number): number {
	return hingeCount(length, 0) ?? CUPS_MOST
}

function cupsOf({ length }: Bored, count: number): Bore[] {
	const step = (length - 2 * CUPS.fromEnd) / (count - 1)
	return Array.from({ length: count }, (_, i) => ({
		at: [tenth(CUPS.fromEnd + i * step), CUPS.fromEdge],
		diameter: CUPS.diameter,
		depth: CUPS.depth,
		face: 'B',
	}))
}

function pinsOf({ length, width }: Bored): Bore[] {
	const far = PINS.fromEdge + PINS.pitch * Math.floor((width - 2 * PINS.fromEdge) / PINS.pitch)
	const count = Math.max(0, Math.floor((length - 2 * PINS.first) / PINS.pitch) + 1)
	return [PINS.fromEdge, far].flatMap((across) =>
		Array.from(
			{ length: count },
			(_, i): Bore => ({
				at: [PINS.first + i * PINS.pitch, across],
				diameter: PINS.diameter,
				depth: PINS.depth,
				face: 'B',
			}),
		),
	)
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10
}

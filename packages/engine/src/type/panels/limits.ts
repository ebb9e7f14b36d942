// What can be cut, banded and bored of a loose board (domain 25.1).
import type { Tier } from '../../catalogue.ts'
import { PART_MAX } from '../../constants.ts'
import type { PanelLine } from './schema.ts'

export const panelThicknesses = [8, 16, 18, 19, 22, 28, 38] as const
export const PANEL_LINES_MAX = 100
export const CLADDINGS_MAX = 10
/** mm: what one clad wall measures at most. */
export const WALL_MAX = { width: 12_000, height: 5500 } as const
export const QUANTITY_MAX = 200

type Thickness = PanelLine['thickness']

/** mm: the shorter and the longer side. */
export const PANEL_MIN = { shorter: 60, longer: 100 } as const

const thick: Readonly<Record<'all' | 'hydro' | 'fine', readonly Thickness[]>> = {
	all: [8, 16, 18, 22, 28, 38],
	hydro: [16, 19, 22],
	fine: [19, 22],
}

/** mm in stock, rising. */
export const stockedThicknesses: Readonly<Record<Tier, readonly Thickness[]>> = {
	P1: thick.all,
	P2: thick.all,
	P3: thick.all,
	P4: [18, 28],
	P5: [18],
	P6: thick.hydro,
	P7: [18],
	P8: thick.fine,
	P9: thick.fine,
}

/** What a page asks before a list is solved: sizes in mm, lines of a list, pieces of a line. */
export const panelBounds = {
	shorterMin: PANEL_MIN.shorter,
	longerMin: PANEL_MIN.longer,
	alongMax: PART_MAX.length,
	acrossMax: PART_MAX.width,
	linesMax: PANEL_LINES_MAX,
	quantity: QUANTITY_MAX,
	wall: WALL_MAX,
}

/** The banding machine: least thickness, length of the edge and size across it, mm. */
export const BANDING = { thickness: 16, length: 200, across: 80 } as const

/** mm; banded corners need more, with a band of 2 more still. */
export const RADIUS_MIN = { bare: 10, banded: 20, thick: 40 } as const
export const THICK_BAND = 2

/** mm: what a cut leaves of each side, and the least of both sides together that it leaves. */
export const CUT = { off: 10, leaves: 60 } as const

/** mm (domain 6.1); `least`: between two cups. */
export const CUPS = { diameter: 35, depth: 13, fromEdge: 22.5, fromEnd: 80, least: 40 } as const
/** mm: two rows of system 32. */
export const PINS = { diameter: 5, depth: 12, fromEdge: 37, first: 96, pitch: 32 } as const
/** mm: the thinnest board for cups and pins, which must not come out at its other face. */
export const BLIND_BORE_THICKNESS = 16
/** mm: a narrower board has no room for a second row of pins. */
export const PINS_WIDTH = 2 * PINS.fromEdge + PINS.pitch
/** mm of board between a grommet and an edge. */
export const GROMMET_CLEAR = 30

/** Panels of a clad wall. */
export const CLADDING = { joint: 3, widest: 1000, band: 1, highHang: 2000 } as const

// The neutral drawing: shapes in painting order, millimetres of paper, y up, origin bottom left.
// Writers flip y, once: the SVG writer here, the PDF writer on the server.
import type { Point2 } from '@gabarit/engine'

/** Colours by role; writers map them to the theme's or the printer's. */
export const inks = {
	ink: '#221D18',
	ink2: '#574E45',
	ink3: '#6C6257',
	rule: '#D9CFBE',
	grain: '#D8C9B2',
	plaster: '#F0E9DE',
	pale: '#E9DFD1',
	wood: '#D9C3A0',
	paper: '#FFFFFF',
	page: '#F6F2EA',
	raised: '#FCFAF5',
	sunken: '#ECE5D8',
	accent: '#FF5705',
	accentText: '#A83A00',
	ok: '#2C6A4D',
	nickel: '#B9B4AA',
	leafShade: '#CFC2AE',
	metalDeep: '#131211',
	metalShade: '#1B1918',
	metalFace: '#232120',
	metalLit: '#615F5F',
} as const
export type Ink = keyof typeof inks

/** Weight in mm of paper. */
export type Pen = { weight: number; ink: Ink; dash?: readonly [number, number] }

export const pens = {
	frame: { weight: 0.5, ink: 'ink' },
	floor: { weight: 0.7, ink: 'ink' },
	wall: { weight: 0.5, ink: 'ink' },
	cut: { weight: 0.35, ink: 'ink' },
	front: { weight: 0.35, ink: 'ink' },
	board: { weight: 0.2, ink: 'ink' },
	rail: { weight: 0.7, ink: 'ink' },
	handle: { weight: 0.6, ink: 'ink' },
	hatch: { weight: 0.13, ink: 'ink3' },
	dimension: { weight: 0.13, ink: 'ink' },
	tick: { weight: 0.35, ink: 'ink' },
	extension: { weight: 0.09, ink: 'ink3' },
	swing: { weight: 0.13, ink: 'ink3', dash: [1.4, 1] },
	opening: { weight: 0.13, ink: 'ink3', dash: [1.6, 1.1] },
	grain: { weight: 0.09, ink: 'grain' },
	band: { weight: 0.6, ink: 'ink' },
	hidden: { weight: 0.13, ink: 'ink2', dash: [0.9, 0.6] },
	hanging: { weight: 0.13, ink: 'rule' },
	table: { weight: 0.13, ink: 'rule' },
	tableEdge: { weight: 0.35, ink: 'ink' },
	mark: { weight: 0.4, ink: 'ink' },
	markTriangle: { weight: 0.9, ink: 'accent' },
	accent: { weight: 0.35, ink: 'accentText' },
	accentDash: { weight: 0.35, ink: 'accentText', dash: [1.2, 0.8] },
	selected: { weight: 0.7, ink: 'accent' },
	sketch: { weight: 0.3, ink: 'ink2' },
	sketchFine: { weight: 0.18, ink: 'ink3' },
} as const satisfies Record<string, Pen>
export type PenName = keyof typeof pens

/** The two weights whose fonts a PDF embeds. */
export type TextWeight = 400 | 600
export type Anchor = 'start' | 'middle' | 'end'

export type Path = {
	kind: 'path'
	pen: PenName | null
	points: readonly Point2[]
	closed: boolean
	fill?: Ink
}
export type Strokes = {
	kind: 'strokes'
	pen: PenName
	segments: readonly (readonly [Point2, Point2])[]
}
/** Counter-clockwise from `from` to `to`, degrees from the x axis. */
export type Arc = {
	kind: 'arc'
	pen: PenName
	center: Point2
	radius: number
	from: number
	to: number
}
export type Circle = {
	kind: 'circle'
	pen: PenName | null
	center: Point2
	radius: number
	fill?: Ink
}
/** `size` is the font size in mm; `rotation` degrees counter-clockwise; `role` tells a reader what it is. */
export type Text = {
	kind: 'text'
	at: Point2
	text: string
	size: number
	weight: TextWeight
	anchor: Anchor
	rotation: number
	ink: Ink
	role: 'heading' | 'body' | 'label'
}
export type Shape = Path | Strokes | Arc | Circle | Text

/** `width` x `height` mm of paper, shapes painted in order. */
export type Drawing = {
	width: number
	height: number
	title: string
	description: string
	language: 'fr' | 'nl' | 'en'
	/** Multiplies every line weight: 1 on paper, more for a picture seen small. */
	penScale: number
	shapes: readonly Shape[]
}

export type Box = { x: number; y: number; width: number; height: number }

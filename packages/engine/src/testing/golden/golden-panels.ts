// The worked cases P1 to P3 of domain 29 as stored lists, and the lines that they are made of.
import type { Cladding, PanelLine, PanelsConfiguration } from '../../type/panels/schema.ts'

const shelves: PanelLine = { quantity: 4, length: 800, width: 250, thickness: 18 }

const doors: PanelLine = {
	quantity: 2,
	length: 2367,
	width: 597,
	thickness: 18,
	bores: [{ kind: 'HingeCups' }],
}

const sides: PanelLine = {
	quantity: 2,
	length: 2100,
	width: 550,
	thickness: 18,
	material: 'P1-white',
	edges: [0.8, 0, 0, 0],
	bores: [{ kind: 'ShelfPins' }],
}

const deskTop: PanelLine = {
	quantity: 1,
	length: 1600,
	width: 700,
	thickness: 28,
	edges: [2, 2, 2, 2],
	radii: [50, 50, 50, 50],
	bores: [{ kind: 'Grommet', at: [800, 620], diameter: 80 }],
}

const wall: Cladding = { width: 3400, height: 2500, joint: 3, thickness: 18 }

export const panelLines = { shelves, doors, sides, deskTop, wall }

const listOf = (...panels: PanelLine[]): PanelsConfiguration => ({
	version: 1,
	type: 'panels',
	panels,
})

export const goldenPanels = {
	p1: listOf(shelves),
	p2: listOf(doors, sides),
	p3: { ...listOf(deskTop), cladding: [wall] },
} satisfies Record<string, PanelsConfiguration>

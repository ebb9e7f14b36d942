// The first design and the six kits (domain 25.4): each is a list that can be ordered as it stands.
import type { PanelLine, PanelsConfiguration } from './schema.ts'

type Kit = { reference: string; configuration: PanelsConfiguration }

const banded = (band: 0 | 0.8 | 1 | 2): NonNullable<PanelLine['edges']> => [band, band, band, band]
const listOf = (...panels: PanelLine[]): PanelsConfiguration => ({
	version: 1,
	type: 'panels',
	panels,
})

const shelves: PanelLine = { quantity: 4, length: 800, width: 250, thickness: 18 }

const firstPanels = listOf(shelves)

export const panelKits: readonly Kit[] = [
	{ reference: 'fourShelves', configuration: firstPanels },
	{
		reference: 'deskTop',
		configuration: listOf({
			quantity: 1,
			length: 1600,
			width: 700,
			thickness: 28,
			edges: banded(2),
			radii: [50, 50, 50, 50],
			bores: [{ kind: 'Grommet', at: [800, 620], diameter: 80 }],
		}),
	},
	{
		reference: 'wardrobeDoors',
		configuration: listOf({
			quantity: 2,
			length: 2367,
			width: 597,
			thickness: 18,
			bores: [{ kind: 'HingeCups' }],
		}),
	},
	{
		reference: 'nicheBox',
		configuration: listOf(
			{ quantity: 2, length: 600, width: 300, thickness: 18 },
			{ quantity: 2, length: 764, width: 300, thickness: 18 },
			{ quantity: 1, length: 800, width: 600, thickness: 8, edges: banded(0) },
		),
	},
	{
		reference: 'oakWall',
		configuration: {
			version: 1,
			type: 'panels',
			cladding: [{ width: 3400, height: 2500, joint: 3, thickness: 18 }],
		},
	},
	{
		reference: 'radiatorCover',
		configuration: listOf(
			{ quantity: 1, length: 1200, width: 250, thickness: 18 },
			{ quantity: 2, length: 850, width: 200, thickness: 18 },
		),
	},
]

import type { Configuration } from '@gabarit/engine'

/** Designs of which each pays rows of the price lists that no other pays. */
export const pricedDesigns = {
	clad: {
		version: 1,
		type: 'panels',
		panels: [{ quantity: 4, length: 800, width: 250, thickness: 18 }],
		cladding: [{ width: 3400, height: 2500, thickness: 18 }],
	},
	desk: {
		version: 1,
		type: 'desk',
		room: { width: 2000 },
		supports: [{ kind: 'Steel' }, { kind: 'Panel' }, { kind: 'Pedestal' }],
	},
	// Only pull-outs stand 900 deep.
	stairs: {
		version: 1,
		type: 'stairsFurniture',
		room: { width: 2400 },
		hu: 2450,
		depth: { center: 900 },
	},
} as const satisfies Record<string, Configuration>

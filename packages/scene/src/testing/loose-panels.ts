import { buildFurniture, type PanelsConfiguration, roomOf } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'

const configuration: PanelsConfiguration = {
	version: 1,
	type: 'panels',
	panels: [
		{ quantity: 3, length: 800, width: 250, thickness: 18 },
		{ quantity: 1, length: 1600, width: 700, thickness: 28 },
	],
	cladding: [{ width: 1800, height: 2500, thickness: 18 }],
}

function made() {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error('the sample panels cannot be made')
	return { furniture: result.value, room: roomOf(configuration) }
}

/** A clad wall of two panels, three shelves and a desk top. */
export const loosePanels = made()

import { buildFurniture, type Configuration, type Furniture } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'

const configuration: Configuration = {
	version: 1,
	footprint: 'StraightWithTwoSide',
	room: { width: 9000, sideLeft: 6000, sideRight: 6000 },
	hu: 2450,
	colors: { interior: 'P3-oak-natural', exterior: 'RAL-9010' },
	doors: { style: 'Frames', count: 3 },
	handle: { model: 'bar-160', color: 'Black' },
}

function made(): Furniture {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	return result.value
}

/** A walk-in room of wardrobes on three walls, with framed leaves: as many pieces as a buyer can order. */
export const largestWardrobe = made()

// What the stage shows of a separator besides its boards: who stands beside it. Its lines follow from its grid.
import { type Catalogue, completeSeparator, type RoomSeparatorConfiguration } from '@gabarit/engine'
import type { StageParts } from '../../stage-parts.ts'

/** mm between its free end and the middle of who stands there; heights that are measured there come first. */
const beside = { free: 440, measured: 740 } as const
const tall = 1720

export function separatorParts(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): StageParts {
	const { length, depth, fix } = completeSeparator(configuration, catalogue)
	const away = fix === 'Wall' ? beside.measured : beside.free
	return {
		areas: [],
		measured: null,
		things: [{ kind: 'person', at: [length + away, depth / 2, 0], height: tall, turn: 0 }],
		walls: null,
		pose: null,
		measures: null,
		fronts: 'open',
	}
}

// A flight is no ceiling: the walls go on beside it and over it, and where it comes down its steps stand.
import type { Room } from '@gabarit/engine'

/** mm of wall over the landing. */
const overLanding = 420

/** The room as its walls are shown; the room itself where it has no flight. */
export function wallsUnderFlight(room: Room): Room {
	const { flight, open, height } = room
	if (!flight) return room
	return {
		...room,
		slopes: [],
		height: height + overLanding,
		open: {
			left: open.left || flight.side === 'Left',
			right: open.right || flight.side === 'Right',
		},
	}
}

import type { Padding } from '@gabarit/scene'
import { useMediaQuery } from '@mantine/hooks'

/** px of the stage that the rail lies over, with paper on both sides. */
const full: Padding = { top: 0, right: 92, bottom: 0, left: 0 }
const compact: Padding = { top: 0, right: 52, bottom: 0, left: 0 }
/** As --tablet and a window too low for all of it. */
const narrow = '(width <= 860px) or (height <= 760px)'

export function useRail(): { compact: boolean; inset: Padding } {
	const isCompact = useMediaQuery(narrow, false, { getInitialValueInEffect: false }) ?? false
	return { compact: isCompact, inset: isCompact ? compact : full }
}

import type { RunSide } from '@gabarit/engine'

/** A side run is best seen from the opposite side. */
export const facing = { Left: 'right', Main: 'front', Right: 'left' } as const satisfies Record<
	RunSide,
	string
>

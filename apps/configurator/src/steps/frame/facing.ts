import type { RunSide } from '@gabarit/engine'

/** From where a run is best seen: a side run from the other side. */
export const facing = { Left: 'right', Main: 'front', Right: 'left' } as const satisfies Record<
	RunSide,
	string
>

// What finishing elements are paid by: one row a rate, with the cell of the price list of finishes that gives it.
import type { Part } from '@gabarit/engine'

export const finishingCodes = [
	'filler',
	'top_filler',
	'corner_strip',
	'plinth',
	'cheek',
	'tablet',
	'panel_notch',
	'infinity_plank',
	'shown_side',
] as const

/** `rate` is kept in thousandths; `points` are whole. */
type RateRow = { read: 'rate' | 'points'; code: string; variant?: string; min?: 1 }

const rows = {
	fillerNarrow: { read: 'rate', code: 'filler-narrow' },
	fillerWide: { read: 'rate', code: 'filler-wide' },
	/** Visible width up to which a filler is narrow, mm. */
	fillerNarrowUpTo: { read: 'points', code: 'filler-narrow', variant: 'upTo', min: 1 },
	plinth: { read: 'rate', code: 'plinth' },
	cheekBase: { read: 'points', code: 'finishing-cheek', variant: 'base' },
	cheek: { read: 'rate', code: 'finishing-cheek' },
	tabletBase: { read: 'points', code: 'tablet', variant: 'base' },
	tablet: { read: 'rate', code: 'tablet' },
	/** Per started 100 mm. */
	infinityPlank: { read: 'points', code: 'infinity-plank' },
	/** A side of a carcass in the exterior colour. */
	shownSide: { read: 'rate', code: 'shown-side' },
	fakeDoorLess: { read: 'points', code: 'fake-door', variant: 'less' },
} as const satisfies Record<string, RateRow>

export type FinishingRate = keyof typeof rows

export const finishingRateRows: Readonly<Record<FinishingRate, RateRow>> = rows

type MetreRow = { part: Part; code: (typeof finishingCodes)[number]; rate: FinishingRate }

/** Parts that are paid by the metre of a run, all pieces together. */
export const metreRows: readonly MetreRow[] = [{ part: 'Plinth', code: 'plinth', rate: 'plinth' }]

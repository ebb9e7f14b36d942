import { z } from 'zod'

export const finishingCodes = [
	'filler',
	'top_filler',
	'corner_strip',
	'plinth',
	'cheek',
	'tablet',
	'infinity_plank',
] as const

const whole = z.int().nonnegative()
const thousandths = z.int().nonnegative()

export const finishingRates = {
	fillerNarrow: thousandths,
	fillerWide: thousandths,
	/** Visible width up to which a filler is narrow, mm. */
	fillerNarrowUpTo: z.int().positive(),
	plinth: thousandths,
	cheekBase: whole,
	cheek: thousandths,
	tabletBase: whole,
	tablet: thousandths,
	/** Per started 100 mm. */
	infinityPlank: whole,
	fakeDoorLess: whole,
}

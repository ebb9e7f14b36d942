// What a book and a quote know of finishing elements: the codes of their lines and their rates.
import { z } from 'zod'

/** The lines that pay for finishing elements; a fixed panel is a front. */
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

/** Rates of the finishing elements in a book. */
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
	/** What a fixed panel costs less than a leaf. */
	fakeDoorLess: whole,
}

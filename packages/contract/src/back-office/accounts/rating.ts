import { z } from 'zod'

/** An exact decimal as text: 0.62. */
export const ratingSchema = z
	.string()
	.regex(/^\d{1,3}(?:\.\d{1,4})?$/)
	.refine((text) => Number(text) > 0, 'greater than 0')

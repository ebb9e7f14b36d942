import { z } from 'zod'
import { type OrderText, orderTextSizes } from './order-texts.ts'

const texts = Object.fromEntries(
	Object.entries(orderTextSizes).map(([name, size]) => [name, z.string().max(size)]),
) as Record<OrderText, z.ZodString>

/** As they are given with an offer or an order. */
export const givenTexts = z.strictObject(texts).partial().shape

/** As they are shown; null where nothing was written. */
export const shownTexts = Object.fromEntries(
	Object.entries(texts).map(([name, text]) => [name, text.nullable()]),
) as Record<OrderText, z.ZodNullable<z.ZodString>>

// A stored length, in whole mm.
import { z } from 'zod'

/** A kilometre: no room is longer, and every sum of such lengths is exact. */
const LENGTH_MAX = 1_000_000

export const length = z.int().positive().max(LENGTH_MAX)
export const lengthOrNone = z.int().nonnegative().max(LENGTH_MAX)

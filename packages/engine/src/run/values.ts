// The values that a stored choice may have, apart from its form: who only asks for them needs no zod.
import type { Extras } from './choices.ts'

export const doorStyles = ['Simple', 'StraightLines', 'Frames'] as const
export const templateIds = Array.from({ length: 32 }, (_, i) => String(i).padStart(2, '0'))

/** A design without extras. */
export const noExtras: Extras = { charger: false, infinityPlank: [] }

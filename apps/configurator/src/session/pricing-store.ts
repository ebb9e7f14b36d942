// What the price depends on beside the furniture: where it goes and what was granted. Set by the Delivery step.
import type { Circumstances } from '@gabarit/price'
import { create } from 'zustand'

/** Circumstances as far as they are known; the date is that of the seller's clock. */
export const usePricing = create<{ circumstances: Circumstances }>()(() => ({
	circumstances: { date: todayInBrussels() },
}))

/** Replaces what is known, the date kept; the same knowledge changes nothing. */
export function setCircumstances(circumstances: Omit<Circumstances, 'date'>): void {
	const next = { ...circumstances, date: todayInBrussels() }
	const present = usePricing.getState().circumstances
	if (JSON.stringify(present) !== JSON.stringify(next)) usePricing.setState({ circumstances: next })
}

function todayInBrussels(): string {
	const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })
	return parts.format(new Date())
}

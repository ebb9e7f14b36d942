import type { Circumstances } from '@gabarit/price'
import { create } from 'zustand'

/** The date is that of the seller's clock. */
export const usePricing = create<{ circumstances: Circumstances }>()(() => ({
	circumstances: { date: todayInBrussels() },
}))

export function setCircumstances(circumstances: Omit<Circumstances, 'date'>): void {
	const next = { ...circumstances, date: todayInBrussels() }
	const present = usePricing.getState().circumstances
	if (JSON.stringify(present) !== JSON.stringify(next)) usePricing.setState({ circumstances: next })
}

function todayInBrussels(): string {
	const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })
	return parts.format(new Date())
}

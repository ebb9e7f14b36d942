import type { Circumstances } from '@gabarit/price'
import { useMemo } from 'react'
import { create } from 'zustand'
import { whenPersonLeaves } from '../lib/person-state.ts'

/** The date is that of the seller's clock. */
export const usePricing = create<{ circumstances: Circumstances }>()(() => ({
	circumstances: { date: todayInBrussels() },
}))

export function setCircumstances(circumstances: Omit<Circumstances, 'date'>): void {
	const next = { ...circumstances, date: todayInBrussels() }
	const present = usePricing.getState().circumstances
	if (JSON.stringify(present) !== JSON.stringify(next)) usePricing.setState({ circumstances: next })
}

/** Until a buyer says where it goes, and after the order: today, in the shop's country, without delivery. */
export function forgetCircumstances(): void {
	setCircumstances({})
}

whenPersonLeaves(forgetCircumstances)

/** Those of a visitor who only looks: today, in the shop's country, without delivery. */
export function useTodaysCircumstances(): Circumstances {
	const date = usePricing((state) => state.circumstances.date)
	return useMemo(() => (date === undefined ? {} : { date }), [date])
}

function todayInBrussels(): string {
	const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })
	return parts.format(new Date())
}

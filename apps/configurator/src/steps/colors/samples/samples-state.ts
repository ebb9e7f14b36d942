// The form for samples is kept while the page is open, so that closing it loses nothing.
import type { SampleColour } from '@gabarit/contract'
import { create } from 'zustand'
import { whenPersonLeaves } from '../../../lib/person-state.ts'
import type { SamplesValues } from './samples-form.ts'

type SamplesState = {
	values: SamplesValues | null
	/** E-mail of the account that it was filled for; null for a visitor. */
	owner: string | null
	/** null until the buyer changed them: then the design's own are proposed. */
	colours: readonly SampleColour[] | null
	/** A touched field shows its errors. */
	touched: ReadonlySet<string>
}

const unasked: SamplesState = { values: null, owner: null, colours: null, touched: new Set() }

export const useSamplesState = create<SamplesState>()(() => unasked)

whenPersonLeaves(() => useSamplesState.setState(unasked))

/** What was typed stays, unless somebody else has logged in. */
export function openSamples(known: SamplesValues, owner: string | null): void {
	const state = useSamplesState.getState()
	if (state.values !== null && state.owner === owner) return
	useSamplesState.setState({ values: known, owner, touched: new Set() })
}

export function fillSamples(change: Partial<SamplesValues>): void {
	useSamplesState.setState(({ values }) => (values ? { values: { ...values, ...change } } : {}))
}

export function pickColours(colours: readonly SampleColour[]): void {
	useSamplesState.setState({ colours })
}

export function touchSamples(...paths: readonly string[]): void {
	useSamplesState.setState(({ touched }) => ({ touched: new Set([...touched, ...paths]) }))
}

/** Once asked for: name and address stay for another request. */
export function settleSamples(): void {
	useSamplesState.setState({ colours: null, touched: new Set() })
}

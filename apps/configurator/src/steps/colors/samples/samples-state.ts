// The form for samples is kept while the page is open, so that closing it loses nothing.
import type { SampleColour } from '@gabarit/contract'
import { create } from 'zustand'
import type { SamplesValues } from './samples-form.ts'

type SamplesState = {
	values: SamplesValues | null
	/** null until the buyer changed them: then the design's own are proposed. */
	colours: readonly SampleColour[] | null
	/** A touched field shows its errors. */
	touched: ReadonlySet<string>
}

export const useSamplesState = create<SamplesState>()(() => ({
	values: null,
	colours: null,
	touched: new Set(),
}))

export function openSamples(known: SamplesValues): void {
	if (useSamplesState.getState().values === null) useSamplesState.setState({ values: known })
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

import { type SampleState, sampleStates } from '@gabarit/contract'
import { readListSearch } from './list-search.ts'

/** A type, not an interface, since the router's links take any list's search. */
export type SampleSearch = { q?: string; state?: string; after?: string; before?: string }

export function chosenSampleStates({ state }: Pick<SampleSearch, 'state'>): SampleState[] {
	const asked = new Set(state?.split(','))
	return sampleStates.filter((one) => asked.has(one))
}

export function readSampleSearch(raw: Record<string, unknown>): SampleSearch {
	const { q, after, before } = readListSearch('order', raw)
	const asked = typeof raw['state'] === 'string' ? raw['state'] : ''
	const state = chosenSampleStates({ state: asked }).join(',')
	return {
		...(q && { q }),
		...(state && { state }),
		...(after && { after }),
		...(before && { before }),
	}
}

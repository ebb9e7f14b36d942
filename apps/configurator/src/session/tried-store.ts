// A design that is looked at beside the true one: it is never kept, priced on the bar only in the hand, and nothing to undo.
import type { Configuration } from '@gabarit/engine'
import { create } from 'zustand'
import type { Solved } from './solve.ts'

export type Tried = {
	/** The design it is tried on; on another one it means nothing. */
	from: Configuration
	solved: Solved
	/** `stage`: only the picture shows it; `page`: price and checks follow too, as for a shelf in the hand. */
	seen: 'stage' | 'page'
}

export const useTried = create<{ tried: Tried | null }>()(() => ({ tried: null }))

export function lookAt(tried: Tried | null): void {
	if (useTried.getState().tried !== tried) useTried.setState({ tried })
}

/** What was tried on another design is over. */
export function endTriesBut(design: Configuration): void {
	if (useTried.getState().tried?.from !== design) lookAt(null)
}

/** null where none is tried on this design. */
export function triedOn(design: Configuration, seen: Tried['seen']) {
	return ({ tried }: { tried: Tried | null }): Solved | null =>
		tried?.from === design && tried.seen === seen ? tried.solved : null
}

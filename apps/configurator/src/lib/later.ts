// Components and modules in chunks of their own, fetched when they are shown or once the page is idle.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetched } from './server/until-online.ts'

type Load = { load: () => Promise<unknown>; kind: string | null }

const loads: Load[] = []

/** Fetched when it is shown; without network it comes once that is back. */
export function lazily<P>(
	load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
	return lazy(async () => ({ default: await fetched(load) }))
}

/** Fetched early, too. `kind`: of furniture, where no other kind shows it. */
export function later<P>(
	load: () => Promise<ComponentType<P>>,
	kind: string | null = null,
): LazyExoticComponent<ComponentType<P>> {
	loads.push({ load, kind })
	return lazily(load)
}

/** A module that a press of a button needs: fetched early, too. */
export function fetchedLater<M>(load: () => Promise<M>): () => Promise<M> {
	loads.push({ load, kind: null })
	return () => fetched(load)
}

/** What a design of this kind may still show, or do. */
export function fetchLater(wanted: string): void {
	for (const { load, kind } of loads) {
		// A fetch that fails now is tried again when it is needed.
		if (kind === null || kind === wanted) load().catch(() => undefined)
	}
}

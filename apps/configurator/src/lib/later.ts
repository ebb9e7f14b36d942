// Components in chunks of their own: fetched when they are shown, or before, once the page has nothing else to do.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** A component that comes after the page. */
export function later<P>(
	load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
	loads.push(load)
	return lazy(async () => ({ default: await load() }))
}

/** Fetches everything that comes later, ahead of time. */
export function fetchLater(): void {
	// A network that fails now is asked again when the component is shown.
	for (const load of loads) load().catch(() => undefined)
}

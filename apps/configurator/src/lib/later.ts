// Components in chunks of their own, fetched when they are shown or once the page is idle.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const loads: (() => Promise<unknown>)[] = []

export function later<P>(
	load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
	loads.push(load)
	return lazy(async () => ({ default: await load() }))
}

export function fetchLater(): void {
	// A fetch that fails now is tried again when the component is shown.
	for (const load of loads) load().catch(() => undefined)
}

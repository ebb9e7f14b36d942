// Geometries are shared by key, so an edit makes only those of the boards that changed.
// A geometry that no mesh holds stays for a while, since the next edit often needs it again.
import type { BufferGeometry } from 'three'

/** How many geometries are kept that nothing holds. */
const spareLimit = 400

type Entry = { geometry: BufferGeometry; holders: number }

export class GeometryStore {
	#entries = new Map<string, Entry>()

	get size(): number {
		return this.#entries.size
	}

	get(key: string, make: () => BufferGeometry): BufferGeometry {
		const entry = this.#entries.get(key) ?? { geometry: make(), holders: 0 }
		this.#entries.set(key, entry)
		return entry.geometry
	}

	hold(key: string): void {
		const entry = this.#entries.get(key)
		if (entry) entry.holders += 1
	}

	release(key: string): void {
		const entry = this.#entries.get(key)
		if (!entry) return
		entry.holders -= 1
		// to the end of the map: the oldest spare one is dropped first
		this.#entries.delete(key)
		this.#entries.set(key, entry)
		this.#trim()
	}

	dispose(): void {
		for (const { geometry } of this.#entries.values()) geometry.dispose()
	}

	#trim(): void {
		const spare = [...this.#entries].filter(([, { holders }]) => holders <= 0)
		for (const [key, { geometry }] of spare.slice(0, Math.max(0, spare.length - spareLimit))) {
			geometry.dispose()
			this.#entries.delete(key)
		}
	}
}

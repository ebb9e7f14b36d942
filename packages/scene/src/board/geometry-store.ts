// Geometries by what they look like: an edit of the furniture makes only the boards that changed.
// A geometry stays while a mesh holds it and for a while after, since the next edit often wants it back.
import type { BufferGeometry } from 'three'

/** How many geometries that nobody holds are kept. */
const spareLimit = 400

type Entry = { geometry: BufferGeometry; holders: number }

/** Shares geometries by key. */
export class GeometryStore {
	#entries = new Map<string, Entry>()

	/** Geometries there are, held or spare. */
	get size(): number {
		return this.#entries.size
	}

	/** The geometry of a key, made now if there is none. */
	get(key: string, make: () => BufferGeometry): BufferGeometry {
		const entry = this.#entries.get(key) ?? { geometry: make(), holders: 0 }
		this.#entries.set(key, entry)
		return entry.geometry
	}

	/** Keeps a geometry from being dropped until it is released. */
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

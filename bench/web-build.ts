// The scripts of a built web application, by Vite's manifest of the build that `npm start` serves.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

export interface WebBuild {
	/** The chunks of these sources with their static imports; a source that is gone ends the bench. */
	asked: (...sources: string[]) => Set<string>
	/** Gzipped. */
	kilobytes: (chunks: Iterable<string>) => number
}

export function readWebBuild(app: 'configurator' | 'back-office'): WebBuild {
	const dist = join('apps', app, 'dist')
	const manifest = readManifest(dist)
	return {
		asked(...sources) {
			const unknown = sources.filter((source) => !manifest[source])
			if (unknown.length > 0) throw new Error(`The build has no chunk of ${unknown.join(', ')}`)
			return new Set(sources.flatMap((source) => [...closure(manifest, source)]))
		},
		kilobytes(chunks) {
			const files = new Set([...chunks].flatMap((key) => manifest[key]?.file ?? []))
			const scripts = [...files].filter((file) => file.endsWith('.js'))
			const sizes = scripts.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }))
			return sizes.reduce((sum, { length }) => sum + length, 0) / 1000
		},
	}
}

function readManifest(dist: string): Manifest {
	const file = join(dist, '.vite/manifest.json')
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest
	console.log('NOT RUN: there is no build with a manifest; run npm run build first.')
	process.exit(1)
}

/** A chunk and its static imports. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	const chunk = manifest[key]
	if (!chunk || seen.has(key)) return seen
	seen.add(key)
	for (const next of chunk.imports ?? []) closure(manifest, next, seen)
	return seen
}

/** The sources of French texts, as the manifest names them. */
export function frenchTexts(...namespaces: string[]): string[] {
	return namespaces.map((namespace) => `../../packages/i18n/locales/fr/${namespace}.json`)
}

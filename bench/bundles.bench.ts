// JavaScript that a visitor downloads, gzipped: what /home asks for, what the configurator adds, what the preview adds.
// Read from Vite's manifest of the build that `npm start` serves.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { report } from './figure.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }

const dist = 'apps/configurator/dist'
const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
	console.log('NOT RUN: there is no build with a manifest; run npm run build first.')
	process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>

/** A chunk and everything it imports at once. */
function closure(key: string, seen = new Set<string>()): Set<string> {
	const chunk = manifest[key]
	if (!chunk || seen.has(key)) return seen
	seen.add(key)
	for (const next of chunk.imports ?? []) closure(next, seen)
	return seen
}

function closureOf(test: RegExp): Set<string> {
	const keys = Object.keys(manifest).filter((key) => test.test(key))
	return new Set(keys.flatMap((key) => [...closure(key)]))
}

function kilobytes(keys: Iterable<string>): number {
	const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))
	const scripts = [...files].filter((file) => file.endsWith('.js'))
	const sizes = scripts.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
	return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const entry = new Set(
	Object.entries(manifest).flatMap(([key, chunk]) => (chunk.isEntry ? [...closure(key)] : [])),
)
const french = closureOf(/locales\/fr\/(common|home)\.json$/)
const home = new Set([...entry, ...french, ...closureOf(/\/home[^/]*\.tsx/)])
const configurator = new Set([
	...entry,
	...closureOf(/locales\/fr\/(common|configurator|price|issues|plan)\.json$/),
	...closureOf(/(\/configurator[^/]*\.tsx|steps\/[^/]+\/[^/]+\.tsx)/),
])
const scene = closureOf(/packages\/scene\/|\/stage\//)
const preview = [...scene].filter((key) => !configurator.has(key))

report({ name: '/home', measured: kilobytes(home), unit: 'kB', limit: 220 })
report({
	name: 'configurator before the preview',
	measured: kilobytes(configurator),
	unit: 'kB',
	limit: 320,
})
report({ name: 'preview, loaded after', measured: kilobytes(preview), unit: 'kB', limit: 350 })

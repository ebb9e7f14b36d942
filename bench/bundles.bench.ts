// JavaScript that a visitor downloads, gzipped: /home, the configurator, the preview.
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

/** A chunk and its static imports. */
function closure(key: string, seen = new Set<string>()): Set<string> {
	const chunk = manifest[key]
	if (!chunk || seen.has(key)) return seen
	seen.add(key)
	for (const next of chunk.imports ?? []) closure(next, seen)
	return seen
}

function kilobytes(keys: Iterable<string>): number {
	const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))
	const scripts = [...files].filter((file) => file.endsWith('.js'))
	const sizes = scripts.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
	return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** A source that is gone fails the bench. */
function asked(...sources: string[]): Set<string> {
	const unknown = sources.filter((source) => !manifest[source])
	if (unknown.length > 0) throw new Error(`The build has no chunk of ${unknown.join(', ')}`)
	return new Set(sources.flatMap((source) => [...closure(source)]))
}

const texts = (...namespaces: string[]) =>
	namespaces.map((namespace) => `../../packages/i18n/locales/fr/${namespace}.json`)

const home = asked('index.html', 'src/app/home/home-page.tsx')
// What a step waits for; the stage, and the texts of what may go wrong, come once its fields can be used.
const configurator = asked(
	'index.html',
	'src/app/configurator-route.tsx',
	'src/app/frame/design-actions.tsx',
	'src/app/frame/design-tools.tsx',
	...texts('configurator', 'price'),
)
const stage = without(configurator, asked('src/steps/stage/stage.tsx', ...texts('plan')))
/** A dressing is there at once; a design of another kind waits for its own files, too. */
const otherKinds = ['desk', 'panels', 'room-separator', 'stairs-furniture', 'tv-furniture'].map(
	(kind) => {
		const engine = `../../packages/engine/src/type/${kind}`
		const own = [`${engine}/${kind}.ts`, `${engine}/offers.ts`, `src/steps/type/${kind}/${kind}.ts`]
		return { kind, files: [...configurator, ...asked(...own, ...texts('kinds'))] }
	},
)
const preview = without(new Set([...configurator, ...stage]), asked('src/scene/lazy-stage.tsx'))

function without(known: Set<string>, keys: Set<string>): string[] {
	return [...keys].filter((key) => !known.has(key))
}

report({ name: '/home', measured: kilobytes(home), unit: 'kB', limit: 170 })
report({
	name: 'configurator before the preview',
	measured: kilobytes(configurator),
	unit: 'kB',
	limit: 280,
})
for (const { kind, files } of otherKinds)
	report({ name: `the same of a design of ${kind}`, measured: kilobytes(files), unit: 'kB' })
report({
	name: 'the stage in two dimensions, after the step',
	measured: kilobytes(stage),
	unit: 'kB',
})
report({ name: 'preview in 3D, loaded last', measured: kilobytes(preview), unit: 'kB', limit: 300 })

// JavaScript that a page downloads, gzipped: /home, the configurator, the preview, the first page of the back-office.
import { report } from './figure.ts'
import { frenchTexts, readWebBuild } from './web-build.ts'

const { asked, kilobytes } = readWebBuild('configurator')

const home = asked('index.html', 'src/app/home/home-page.tsx')
// What a step waits for; the stage, and the texts of what may go wrong, come once its fields can be used.
const configurator = asked(
	'index.html',
	'src/app/configurator-route.tsx',
	'src/app/frame/design-actions.tsx',
	'src/app/frame/design-tools.tsx',
	...frenchTexts('configurator', 'price'),
)
const stage = without(configurator, asked('src/steps/stage/stage.tsx', ...frenchTexts('plan')))
/** A dressing is there at once; a design of another kind waits for its own files, too. */
const otherKinds = ['desk', 'panels', 'room-separator', 'stairs-furniture', 'tv-furniture'].map(
	(kind) => {
		const engine = `../../packages/engine/src/type/${kind}`
		const own = [`${engine}/${kind}.ts`, `${engine}/offers.ts`, `src/steps/type/${kind}/${kind}.ts`]
		return { kind, files: [...configurator, ...asked(...own, ...frenchTexts('kinds'))] }
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

const office = readWebBuild('back-office')
const firstPage = office.asked(
	'index.html',
	...frenchTexts('common', 'back-office', 'errors', 'price', 'plan'),
)
report({
	name: 'the first page of the back-office',
	measured: office.kilobytes(firstPage),
	unit: 'kB',
	limit: 250,
})

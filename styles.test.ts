// The rules of styles: colours, sizes and widths come from the theme, a module belongs to its
// component, and the plan is drawn in the colours of the page.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inks } from '@gabarit/drawing'
import { expect, test } from 'vitest'
import { tabletWidth } from './packages/ui/src/theme/tablet-width.ts'

const roots = ['packages/ui/src', 'apps/configurator/src', 'apps/back-office/src']
const theme = 'packages/ui/src/theme'
const global = ['base.css', 'media.css', 'tokens.css'].map((name) => join(theme, name))
/** Sheets for arrangements that many components of one area share. */
const layouts = [
	'apps/configurator/src/app/order-page/order-layout.module.css',
	'apps/configurator/src/steps/frame/layout.module.css',
]

const files = roots.flatMap((root) =>
	readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
)
const textOf = new Map(
	files
		.filter((file) => /\.(css|tsx?)$/.test(file))
		.map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')]),
)
const sheets = files.filter((file) => file.endsWith('.css'))
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const code = files.filter((file) => /\.tsx?$/.test(file))
const text = (file: string) => textOf.get(file) ?? ''

/** Every match in every sheet but the theme's own, with its place. */
function found(pattern: RegExp, of = sheets.filter((file) => !global.includes(file))): string[] {
	return of.flatMap((file) =>
		[...text(file).matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`),
	)
}

const tokens = new Map(
	[...text(join(theme, 'tokens.css')).matchAll(/(--[\w-]+):\s*([^;]+);/g)]
		.map(([, name = '', value = '']) => [name, value] as const)
		.toReversed(),
)
const valuesOf = (prefix: string) =>
	[...tokens].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value)

test('a sheet is a module, but for the theme', () => {
	expect(sheets.filter((file) => !modules.includes(file))).toEqual(global)
	expect(found(/:global/g)).toEqual([])
})

test('a selector has one rule in its sheet', () => {
	const twice = sheets.flatMap((file) => {
		// A rule that is not indented stands in no media query.
		const selectors = [...text(file).matchAll(/^[^\s@}][^{}]*(?= \{)/gm)].map(([name]) => name)
		return selectors
			.filter((name, at) => name !== ':root' && selectors.indexOf(name) !== at)
			.map((name) => `${file}: ${name}`)
	})
	expect(twice).toEqual([])
})

test('a colour is a token', () => {
	expect(
		found(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)|:\s*(?:white|black)\b/gi),
	).toEqual([])
})

const source = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
	(file) => !/\.test\.tsx?$|\/testing\//.test(file),
)
/** The plan's inks, the finishes of handles, the palettes of tenants and what they are computed from, and demo data. */
const colourSources = [
	'apps/server/src/app/seed/demo-tenants.ts',
	'packages/drawing/src/drawing.ts',
	'packages/engine/src/furniture/hardware/handle-colors.ts',
	'packages/ui/src/theme/brand.ts',
	'packages/ui/src/theme/palettes.ts',
]

test('code names a colour by its token or its ink; the materials of the scene are their own', () => {
	const raw = source
		.filter((file) => !colourSources.includes(file))
		.flatMap((file) => {
			const written = readFileSync(file, 'utf8')
			if (file.startsWith('packages/scene/') && !written.includes('var(--')) return []
			return [...written.matchAll(/(?<![\w&/#])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi)].map(
				([colour]) => `${file}: ${colour}`,
			)
		})
	expect(source.length).toBeGreaterThan(500)
	expect(raw).toEqual([])
})

function withoutFunctions(value: string): string {
	const less = value.replaceAll(/[-\w]*\([^()]*\)/g, '')
	return less === value ? value : withoutFunctions(less)
}

/** A length inside a function or with a minus is arithmetic, not a step of a scale. */
function literals(properties: string, values: readonly string[]): string[] {
	const declarations = new RegExp(`^\\s*(?:${properties}):[^;]*;`, 'gm')
	const step = new RegExp(`(?<![-\\w.])(?:${values.join('|')})(?![\\w.])`)
	return found(declarations).filter((line) =>
		step.test(withoutFunctions(line.slice(line.indexOf(': ') + 2))),
	)
}

test('a size that the scales have is named by its token', () => {
	const space = valuesOf('--space-')
	expect(space).toHaveLength(9)
	expect(literals('(?:(?:row|column)-)?gap|(?:margin|padding)[\\w-]*', space)).toEqual([])
	expect(literals('font-size', ['[\\d.]+px'])).toEqual([])
	expect(literals('[\\w-]*radius', valuesOf('--radius-'))).toEqual([])
	expect(literals('transition|animation', valuesOf('--motion-'))).toEqual([])
})

test('a page changes at the named widths and heights only', () => {
	const named = new Set(
		['phone', 'tablet', 'desk', 'laptop', 'low', 'short', 'tiny'].map((name) => `(--${name})`),
	)
	const ofTheReader = [
		'print',
		'(hover: none)',
		'(hover: hover)',
		'(pointer: coarse)',
		'(prefers-reduced-motion: reduce)',
		'(forced-colors: active)',
	]
	const allowed = new Set([...named, ...ofTheReader])
	const asked = found(/@media [^{]+/g).flatMap((match) =>
		match
			.slice(match.indexOf('@media ') + 7)
			.split(' and ')
			.map((part) => part.trim()),
	)
	expect(asked.filter((part) => !allowed.has(part))).toEqual([])
	const widths = text(join(theme, 'media.css'))
	expect([...widths.matchAll(/--\w+/g)].map(([name]) => `(${name})`)).toEqual([...named])
	expect(widths).toContain(`--tablet (width <= ${tabletWidth}px)`)
})

test('every colour but that of a material gives way to the colours of the reader', () => {
	const sheet = text(join(theme, 'tokens.css'))
	const forced = sheet.slice(sheet.indexOf('@media (forced-colors: active)'))
	const isMaterial = (name: string) => /^--(?:shadow|metal|weave|print|photo|drawing)-/.test(name)
	const colours = [...tokens].filter(([, value]) => /^#|color-mix/.test(value))
	expect(colours.length).toBeGreaterThan(15)
	const fixed = colours.map(([name]) => name).filter((name) => !isMaterial(name))
	expect(fixed.filter((name) => !forced.includes(`\t${name}: `))).toEqual([])
})

test('every variable is set somewhere, and every token is read; the scale of spaces stays whole', () => {
	const all = [...textOf.values()].join('\n')
	const set = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name))
	const read = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
	expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([])
	const unread = [...tokens.keys()].filter((name) => !read.includes(name))
	expect(unread.filter((name) => !name.startsWith('--space-'))).toEqual([])
})

test('a module is read in its own folder, a layout in its own area', () => {
	const strangers = code.flatMap((file) =>
		[...text(file).matchAll(/from '(\.[^']*\.module\.css)'/g)]
			.map(([, path = '']) => join(dirname(file), path))
			.filter((module) => !layouts.includes(module) && dirname(module) !== dirname(file))
			.map((module) => `${file} reads ${module}`),
	)
	expect(strangers).toEqual([])
	const alone = modules.filter((file) => {
		const component = file.replace('.module.css', '.tsx')
		return !layouts.includes(file) && !files.includes(component)
	})
	expect(alone).toEqual([])
})

/** What a file calls a module, and the classes that it reads of it; `[` where it looks one up. */
function readsOf(module: string): string[] {
	return code.flatMap((file) => {
		const imported = [...text(file).matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)]
		return imported
			.filter(([, , path = '']) => join(dirname(file), path) === module)
			.flatMap(([, name = '']) =>
				[
					...text(file)
						.replaceAll(/^import .*$/gm, '')
						.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g')),
				].map(([, read]) => read ?? '['),
			)
	})
}

test('every class that is read stands in its module, and every class is read', () => {
	const wrong = modules.flatMap((module) => {
		const selectors = text(module).replaceAll(/@import[^;]*;|\{[^{}]*\}/g, '{}')
		const classes = new Set(
			[...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name),
		)
		const reads = readsOf(module)
		const missing = reads.filter((name) => name !== '[' && !classes.has(name))
		const unread = reads.includes('[') ? [] : [...classes].filter((name) => !reads.includes(name))
		const at = basename(module)
		return [
			...missing.map((name) => `${at} has no .${name}`),
			...unread.map((name) => `${at}: nothing reads .${name}`),
		]
	})
	expect([...new Set(wrong)]).toEqual([])
})

test('the plan is drawn in the inks of the page', () => {
	const roles = {
		ink: '--ink',
		ink2: '--ink-soft',
		ink3: '--ink-faint',
		rule: '--line',
		accent: '--accent',
		accentText: '--accent-text',
		ok: '--ok',
		page: '--paper',
		raised: '--paper-raised',
		sunken: '--paper-sunken',
	} as const
	for (const [ink, token] of Object.entries(roles)) {
		expect(inks[ink as keyof typeof roles].toLowerCase(), ink).toBe(tokens.get(token))
	}
})

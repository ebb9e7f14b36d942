// Who may import whom (docs/architecture.md): npm hoists, so an undeclared import resolves happily until someone looks.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { furnitureTypes } from './packages/engine/src/index.ts'

type Import = { from: string; to: string; typeOnly: boolean }

type ImportRow = { ours: string[]; others: string[] | null }

const page = readFileSync('docs/architecture.md', 'utf8')
const rowPattern = /^\| ((?:apps|packages)\/[\w-]+) \| ([^|]+) \| ([^|]+) \|$/gm

/** The page's row for each workspace. `others`: null where only its package.json counts. */
const importTable: Record<string, ImportRow> = Object.fromEntries(
	[...page.matchAll(rowPattern)].map(([, workspace, ours = '', others = '']) => {
		const named = [...others.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
		const isOpen = others.trim() !== 'nothing' && named.length === 0
		return [workspace, { ours: namesOf(ours), others: isOpen ? null : named }]
	}),
)

/** "engine, price (schemas)" → engine, price. */
function namesOf(cell: string): string[] {
	if (cell.trim() === 'nothing') return []
	return cell.split(',').map((name) => name.replace(/\(.*\)/, '').trim())
}

const importPattern =
	/(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}')
const imports = files.flatMap(importsOf)

function importsOf(file: string): Import[] {
	const text = readFileSync(file, 'utf8')
	return [...text.matchAll(importPattern)].map((match) => ({
		from: file,
		to: match[2] ?? match[3] ?? '',
		typeOnly: match[1] !== undefined,
	}))
}

function isTest(file: string): boolean {
	return /\.test\.tsx?$|\/testing\//.test(file)
}

function workspaceOf(file: string): string {
	return file.split('/').slice(0, 2).join('/')
}

function packageOf(specifier: string): string {
	const parts = specifier.split('/')
	return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}

function isOutside({ to }: Import): boolean {
	// `#name`: one of its own, which its package.json chooses.
	return !/^[.#]/.test(to) && !isBuiltin(to) && !to.startsWith('virtual:')
}

function declaredBy(workspace: string): Set<string> {
	const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
	const own = read(join(workspace, 'package.json'))
	const names = [own['dependencies'], own['devDependencies'], own['peerDependencies']]
	return new Set(names.flatMap((list) => Object.keys(list ?? {})))
}

const rootTools = declaredBy('.')

/** The file that a relative import names, without its query (`./x.css?inline`). */
function targetOf({ from, to }: Import): string {
	return normalize(join(dirname(from), to.split('?')[0] ?? to))
}

function listed(found: Import[]): string[] {
	return found.map(({ from, to }) => `${from} -> ${to}`)
}

test('files and imports were seen in every workspace', () => {
	for (const workspace of Object.keys(importTable))
		expect(
			imports.filter(({ from }) => workspaceOf(from) === workspace).length,
			workspace,
		).toBeGreaterThan(0)
	expect(new Set(files.map(workspaceOf))).toEqual(new Set(Object.keys(importTable)))
})

test('a workspace imports only those of ours that its row names', () => {
	const wrong = imports.filter(({ from, to }) => {
		if (!to.startsWith('@gabarit/')) return false
		const name = packageOf(to).replace('@gabarit/', '')
		const own = workspaceOf(from).endsWith(`/${name}`)
		return !own && !isTest(from) && !importTable[workspaceOf(from)]?.ours.includes(name)
	})
	expect(listed(wrong)).toEqual([])
})

test('the page names all that a package without DOM or Node may import of others', () => {
	const bare = Object.keys(importTable).filter(
		(workspace) => !/"(dom|node)"/.test(readFileSync(join(workspace, 'tsconfig.json'), 'utf8')),
	)
	expect(bare.length).toBeGreaterThan(3)
	expect(bare.filter((workspace) => importTable[workspace]?.others === null)).toEqual([])
})

test('a package without DOM or Node imports nothing else of others', () => {
	const wrong = imports.filter((found) => {
		const allowed = importTable[workspaceOf(found.from)]?.others
		if (!allowed || isTest(found.from) || found.to.startsWith('@gabarit/')) return false
		return isBuiltin(found.to) || (isOutside(found) && !allowed.includes(packageOf(found.to)))
	})
	expect(listed(wrong)).toEqual([])
})

test("every import is declared in the workspace's own package.json", () => {
	const wrong = imports.filter((found) => {
		if (!isOutside(found)) return false
		const workspace = workspaceOf(found.from)
		const name = packageOf(found.to)
		if (name === `@gabarit/${workspace.split('/')[1]}`) return false
		return !declaredBy(workspace).has(name) && !(isTest(found.from) && rootTools.has(name))
	})
	expect(listed(wrong)).toEqual([])
})

test('a relative import stays in its workspace and names a file that exists', () => {
	const wrong = imports.filter(
		(found) =>
			found.to.startsWith('.') &&
			(workspaceOf(targetOf(found)) !== workspaceOf(found.from) || !existsSync(targetOf(found))),
	)
	expect(listed(wrong)).toEqual([])
})

/** Read by tests of other workspaces only, which hold two workspaces to one list or walk through edits. */
const readByTests = [
	'contract centsSchema',
	'contract orderStatuses',
	'contract stepNames',
	'drawing captionKeys',
	'drawing textWidth',
	'engine applyEdit',
	'engine checkCodes',
	'engine finishKinds',
	'engine writtenRuns',
	'i18n withFrenchSpaces',
	'price deliveryPriceOf',
]

/** `import first, { type a, b as c } from '@gabarit/x'` reads `x default`, `x a` (for its type) and `x b`. */
const doorPattern =
	/(?:^|\n)import (?:type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\} )?from '@gabarit\/([\w/-]+)'/g

function readIn(file: string): string[] {
	return [...readFileSync(file, 'utf8').matchAll(doorPattern)].flatMap(
		([, first, braces = '', door]) => [
			...(first ? [`${door} default`] : []),
			...namesIn(braces).map((name) => `${door} ${name.replace(/^type | as .*$/g, '')}`),
		],
	)
}

function namesIn(braces: string): string[] {
	return braces.split(',').flatMap((name) => name.trim() || [])
}

test("each value on a package's door is read by another workspace", () => {
	const outside = globSync('{{bench,e2e,scripts}/**/*.ts,*.test.ts,packages/*/stills/*.ts}')
	const read = new Set(files.filter((file) => !isTest(file)).flatMap(readIn))
	const readForTests = new Set([...files, ...outside].flatMap(readIn))
	const doors = globSync('packages/*/src/{,testing/}index.ts')
	const unread = doors.flatMap((file) => {
		const door = file
			.split('/')
			.filter((part) => !/^(packages|src|index\.ts)$/.test(part))
			.join('/')
		const readers = door.endsWith('/testing') ? readForTests : read
		return [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
			.flatMap(([, braces = '']) => namesIn(braces).filter((name) => !name.startsWith('type ')))
			.map((name) => `${door} ${name.split(' as ').at(-1)}`)
			.filter((name) => !readers.has(name))
	})
	expect(read.size).toBeGreaterThan(200)
	expect(unread.toSorted()).toEqual(readByTests)
})

test('three.js is touched by the package scene only', () => {
	const wrong = imports.filter(
		({ from, to }) =>
			(packageOf(to) === 'three' || to.startsWith('@react-three/')) &&
			workspaceOf(from) !== 'packages/scene',
	)
	expect(listed(wrong)).toEqual([])
})

/** What a feature does for the others is a type in its `service.ts`; app/services.ts wires the values. */
function isDoor(found: Import): boolean {
	return found.typeOnly && /^apps\/server\/src\/features\/[^/]+\/service\.ts$/.test(targetOf(found))
}

test('features do not import features, and lib imports neither features nor app, but for the types of a door', () => {
	const place = (file: string) => /^apps\/[^/]+\/src\/(features|lib|steps)\/?([^/]*)/.exec(file)
	const wrong = imports.filter((found) => {
		if (!found.to.startsWith('.') || isTest(found.from) || isDoor(found)) return false
		const [, fromZone, fromFeature] = place(found.from) ?? []
		const target = targetOf(found)
		const [, toZone, toFeature] = place(target) ?? []
		if (fromZone === 'features' && toZone === 'features') return fromFeature !== toFeature
		return fromZone === 'lib' && (toZone === 'features' || toZone === 'steps')
	})
	expect(listed(wrong)).toEqual([])
})

/** Lowest first; what stands in `orders/` itself is below them all, but for its routes. */
const roomsOfOrders = [
	'',
	'design',
	'person',
	'process',
	'place',
	'list',
	'export',
	'page',
	'correct',
	'production',
]

test('the rooms of orders import only what is below them', () => {
	const orders = 'apps/server/src/features/orders/'
	const roomOf = (file: string) => file.slice(orders.length).split('/').slice(0, -1).join('/')
	const inside = imports.filter((found) => {
		return (
			found.to.startsWith('.') &&
			found.from.startsWith(orders) &&
			targetOf(found).startsWith(orders)
		)
	})
	const wrong = inside.filter((found) => {
		if (isTest(found.from) || found.from === `${orders}routes.ts`) return false
		const [from, to] = [found.from, targetOf(found)].map((file) => {
			return roomsOfOrders.indexOf(roomOf(file))
		})
		return from === undefined || to === undefined || from < 0 || to < 0 || to > from
	})
	expect(inside.length).toBeGreaterThan(100)
	expect(listed(wrong)).toEqual([])
})

test('no folder holds more than twenty files, tests not counted', () => {
	const counted = files.filter((file) => !isTest(file))
	const byFolder = Map.groupBy(counted, (file) => dirname(file))
	const crowded = [...byFolder].filter(([, own]) => own.length > 20)
	expect(byFolder.size).toBeGreaterThan(200)
	expect(crowded.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([])
})

test('only table files touch the database', () => {
	const wrong = imports.filter(
		({ from, to, typeOnly }) =>
			['drizzle-orm', 'pg'].includes(packageOf(to)) &&
			!typeOnly &&
			!isTest(from) &&
			!/-table\.ts$|\/src\/db\//.test(from),
	)
	expect(listed(wrong)).toEqual([])
})

test('no furniture type is compared with a name outside the kinds', () => {
	const wrong = files.flatMap((file) =>
		isTest(file) || /^(packages\/engine\/src|apps\/configurator\/src\/steps)\/type\//.test(file)
			? []
			: typeComparisons(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
	)
	expect(wrong).toEqual([])
})

test('a comparison with the name of a furniture type is seen in each of its forms', () => {
	const forms = [
		`if (design.type === 'drawer') return`,
		`return type !== "shelves"`,
		`const low = 'top10' == type`,
		`(configuration.type ?? 'wardrobe') === 'drawer'`,
		`switch (type) { case 'Bill': return 1\n case 'drawer': return 2 }`,
		`['drawer', 'shelves'].includes(type)`,
		`if (furnitureType === 'drawer') return`,
		`return 'shelves' !== design.startType`,
		`switch (furnitureType) { case 'drawer': return 1 }`,
		`['drawer', 'shelves'].includes(furnitureType)`,
	]
	for (const form of forms) expect(typeComparisons(form), form).toHaveLength(1)
	const others = [`group.kind === 'drawer'`, `switch (kind) { case 'drawer': return 1 }`]
	for (const form of others) expect(typeComparisons(form), form).toEqual([])
})

/** Comparisons of what is called a type with the name of one; a drawer among groups is a `kind`. */
function typeComparisons(text: string): string[] {
	const name = `['"](?:${furnitureTypes.join('|')})['"]`
	const type = String.raw`\b\w*[tT]ype\b(?:\s*\?\?\s*${name}\))?`
	const patterns = [
		String.raw`${type}\s*[!=]==?\s*${name}`,
		String.raw`${name}\s*[!=]==?\s*(?:\w+\.)*\w*[tT]ype\b`,
		String.raw`switch \((?:\w+\.)*\w*[tT]ype\) \{(?:(?!switch)[^])*?case ${name}`,
		String.raw`${name}\]\.includes\((?:\w+\.)*\w*[tT]ype\b`,
	]
	return patterns.flatMap((pattern) =>
		[...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found),
	)
}

/** The engine's folders: what each may import of the others. */
const engineFolders: Record<string, readonly string[]> = {
	furniture: [],
	room: ['furniture'],
	run: ['furniture', 'room'],
	check: ['furniture', 'room', 'run'],
	type: ['furniture', 'room', 'run', 'check'],
}

test('a folder of the engine imports only what lies below it, a kind no other kind', () => {
	const base = 'packages/engine/src/'
	const inside = imports.filter(
		({ from, to }) => from.startsWith(base) && to.startsWith('.') && isProduct(from),
	)
	const wrong = inside.filter((found) => {
		const [from = '', kind] = found.from.slice(base.length).split('/')
		const [to = '', other] = targetOf(found).slice(base.length).split('/')
		if (from === 'index.ts' || to.endsWith('.ts')) return false
		if (from !== to) return !engineFolders[from]?.includes(to)
		return (
			from === 'type' && kind !== other && !kindTables.includes(kind ?? '') && !mayAsk(kind, other)
		)
	})
	expect(inside.length).toBeGreaterThan(100)
	expect(listed(wrong)).toEqual([])
})

function isProduct(file: string): boolean {
	return !isTest(file) && !/\/(worked|properties)\//.test(file)
}

const kindTables = [
	'check-codes.ts',
	'furniture-types.ts',
	'kind-offers.ts',
	'kind-offers-by-need.ts',
	'kind-rows.ts',
	'kind-rows-by-need.ts',
	'kinds.ts',
	'offers.ts',
	'schemas.ts',
]

/** What stands beside the tables of kinds may ask them; a kind may ask what stands there, but not the tables. */
function mayAsk(from = '', to = ''): boolean {
	return to.endsWith('.ts') && (from.endsWith('.ts') || !kindTables.includes(to))
}

test('no file imports itself through others', () => {
	const graph = new Map<string, string[]>()
	for (const found of imports)
		if (found.to.startsWith('.') && !found.typeOnly)
			graph.set(found.from, [...(graph.get(found.from) ?? []), targetOf(found)])
	expect(files.map((file) => cycleThrough(file, graph)).filter(Boolean)).toEqual([])
})

/** The way from a file back to itself, or null. */
function cycleThrough(start: string, graph: Map<string, string[]>): string | null {
	const seen = new Set<string>()
	const open = [[start]]
	for (let path = open.pop(); path; path = open.pop())
		for (const next of graph.get(path.at(-1) ?? '') ?? []) {
			if (next === start) return [...path, start].join(' -> ')
			if (!seen.has(next)) open.push([...path, next])
			seen.add(next)
		}
	return null
}

// Who may import whom (docs/architecture.md): npm hoists, so an undeclared import resolves happily until someone looks.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { importTable } from './scripts/import-table.mjs'

type Import = { from: string; to: string; typeOnly: boolean }

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
	return !to.startsWith('.') && !isBuiltin(to) && !to.startsWith('virtual:')
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

test('three.js is touched by the package scene only', () => {
	const wrong = imports.filter(
		({ from, to }) =>
			(packageOf(to) === 'three' || to.startsWith('@react-three/')) &&
			workspaceOf(from) !== 'packages/scene',
	)
	expect(listed(wrong)).toEqual([])
})

test('features do not import features, and lib imports neither features nor app', () => {
	const place = (file: string) => /^apps\/[^/]+\/src\/(features|lib|steps)\/?([^/]*)/.exec(file)
	const wrong = imports.filter((found) => {
		if (!found.to.startsWith('.') || isTest(found.from)) return false
		const [, fromZone, fromFeature] = place(found.from) ?? []
		const target = targetOf(found)
		const [, toZone, toFeature] = place(target) ?? []
		if (fromZone === 'features' && toZone === 'features') return fromFeature !== toFeature
		return fromZone === 'lib' && (toZone === 'features' || toZone === 'steps')
	})
	expect(listed(wrong)).toEqual([])
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

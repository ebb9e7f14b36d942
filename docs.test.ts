// Documents tell the truth about the tree: what they link to is there, and so is every file the rows name.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const packagePages = globSync('packages/*/README.md')

test('every link of a page leads to a file', () => {
	const broken = [...pages, ...packagePages].flatMap((page) => {
		const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
		return links
			.map((match) => match[1] ?? '')
			.filter((target) => !existsSync(join(dirname(page), target)))
			.map((target) => `${page} -> ${target}`)
	})
	expect(broken).toEqual([])
})

test('every place that the rows of the specification name is there', () => {
	const rows = readFileSync('docs/specification-rows.md', 'utf8')
	const named = rows.match(/\b(?:apps|packages|e2e|docs)\/[\w./*{},-]*[\w*}]/g) ?? []
	const places = [...new Set(named)]
	expect(places.length).toBeGreaterThan(50)
	expect(places.filter((place) => globSync(place).length === 0)).toEqual([])
})

test('a row that names the enumerations’ test has its values in it', () => {
	const rows = readFileSync('docs/specification-rows.md', 'utf8').split('\n')
	const proof = 'packages/contract/src/enumerations.test.ts'
	const tested = readFileSync(proof, 'utf8')
	const named = rows.filter((row) => row.includes(proof) && /^\| [^|]*: /u.test(row))
	expect(named.length).toBeGreaterThan(10)
	const untested = named.filter((row) => {
		const [sentence = '', , shown = ''] = row.slice(2, -2).split(' | ')
		const list = (sentence.split(';').at(-1) ?? '').replace(/^[^:]*:|\.$|^ and /gu, '')
		const values = list.replaceAll('{product}', 'Gabarit').trim()
		const isAlone = shown.startsWith(proof)
		return isAlone && !tested.includes(values.replaceAll('/', ', '))
	})
	expect(untested).toEqual([])
})

test('no row of the specification is empty', () => {
	const lines = readFileSync('docs/specification-rows.md', 'utf8').split('\n')
	const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
	expect(rows.length).toBeGreaterThan(150)
	const empty = rows.filter((row) => {
		const cells = row.slice(2, -2).split(' | ')
		return cells.length < 3 || cells.some((cell) => cell.trim() === '')
	})
	expect(empty).toEqual([])
})

test('every code of a price list is explained in docs/price-import.md', () => {
	const page = readFileSync('docs/price-import.md', 'utf8')
	const codes = ['finishes', 'accessories'].flatMap((list) => {
		const [, ...rows] = readFileSync(`docs/price-import/${list}.csv`, 'utf8').trim().split(/\r?\n/)
		return rows.map((row) => row.split(';')[0] ?? '')
	})
	expect(codes.length).toBeGreaterThan(50)
	expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([])
})

test('the README stays within a hundred lines, CONTRIBUTING within sixty, a package in forty', () => {
	const linesOf = (page: string) => readFileSync(page, 'utf8').trimEnd().split('\n').length
	expect(linesOf('README.md')).toBeLessThanOrEqual(100)
	expect(linesOf('CONTRIBUTING.md')).toBeLessThanOrEqual(60)
	for (const page of packagePages) expect(linesOf(page), page).toBeLessThanOrEqual(40)
})

const sources = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', {
	exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
})
const texts = [...sources, ...pages, ...packagePages].filter((page) => page !== 'docs/domain.md')

test('every rule of the workshop that a text names is a section of docs/domain.md', () => {
	const rules = readFileSync('docs/domain.md', 'utf8')
	const sections = new Set(
		[...rules.matchAll(/^##+ (\d+(?:\.\d+)?)/gm)].map(([, number]) => number),
	)
	const named = texts.flatMap((page) =>
		[...readFileSync(page, 'utf8').matchAll(/\bdomain (\d+(?:\.\d+)?)/gi)].map(
			([, number = '']) => [page, number] as const,
		),
	)
	expect(named.length).toBeGreaterThan(200)
	expect(named.filter(([, number]) => !sections.has(number))).toEqual([])
})

test('every page that a text names is in the repository', () => {
	const known = new Set([...pages, ...packagePages].map((page) => basename(page)))
	const unknown = texts.flatMap((page) =>
		[...readFileSync(page, 'utf8').matchAll(/[\w-]+\.md\b/g)]
			.map(([name]) => name)
			.filter((name) => !known.has(name))
			.map((name) => `${page} -> ${name}`),
	)
	expect(unknown).toEqual([])
})

// docs/security.md is whole: every number of ASVS 5.0 at levels 1 and 2 once, every file it names is there. And what
// it says of the sources as a whole is so.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The numbers of each section at level 1 or 2; those of level 3 are left out. */
const sections = {
	'1.1': '1-2',
	'1.2': '1-9',
	'1.3': '1-11',
	'1.4': '1-3',
	'1.5': '1-2',
	'2.1': '1-3',
	'2.2': '1-3',
	'2.3': '1-4',
	'2.4': '1',
	'3.2': '1-2',
	'3.3': '1-4',
	'3.4': '1-6',
	'3.5': '1-5',
	'3.7': '1-2',
	'4.1': '1-3',
	'4.2': '1',
	'4.3': '1-2',
	'4.4': '1-4',
	'5.1': '1',
	'5.2': '1-3',
	'5.3': '1-2',
	'5.4': '1-3',
	'6.1': '1-3',
	'6.2': '1-12',
	'6.3': '1-4',
	'6.4': '1-4',
	'6.5': '1-5',
	'6.6': '1-3',
	'6.8': '1-4',
	'7.1': '1-3',
	'7.2': '1-4',
	'7.3': '1-2',
	'7.4': '1-5',
	'7.5': '1-2',
	'7.6': '1-2',
	'8.1': '1-2',
	'8.2': '1-3',
	'8.3': '1',
	'8.4': '1',
	'9.1': '1-3',
	'9.2': '1-4',
	'10.1': '1-2',
	'10.2': '1-2',
	'10.3': '1-4',
	'10.4': '1-11',
	'10.5': '1-5',
	'10.6': '1-2',
	'10.7': '1-3',
	'11.1': '1-2',
	'11.2': '1-3',
	'11.3': '1-3',
	'11.4': '1-4',
	'11.5': '1',
	'11.6': '1',
	'12.1': '1-3',
	'12.2': '1-2',
	'12.3': '1-4',
	'13.1': '1',
	'13.2': '1-5',
	'13.3': '1-2',
	'13.4': '1-5',
	'14.1': '1-2',
	'14.2': '1-4',
	'14.3': '1-3',
	'15.1': '1-3',
	'15.2': '1-3',
	'15.3': '1-7',
	'16.1': '1',
	'16.2': '1-5',
	'16.3': '1-4',
	'16.4': '1-3',
	'16.5': '1-3',
	'17.1': '1',
	'17.2': '1-4',
	'17.3': '1-2',
}

function numbers(): string[] {
	return Object.entries(sections).flatMap(([section, ranges]) =>
		ranges.split(' ').flatMap((range) => {
			const [first = 0, last = first] = range.split('-').map(Number)
			return Array.from({ length: last - first + 1 }, (_, i) => `V${section}.${first + i}`)
		}),
	)
}

const page = readFileSync('docs/security.md', 'utf8')
const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+) \|$/gm)]

test('every requirement of level 1 and 2 has one row', () => {
	expect(rows.map(([, number]) => number)).toEqual(numbers())
	expect(rows).toHaveLength(253)
})

test('each row shows a file, a section, why it does not apply, or a dated deviation', () => {
	const bare = rows.filter(([, , , , how = '']) => {
		const isShown = /`[^`]*[./][^`]*`|\]\(#[a-z-]+\)/.test(how)
		return (
			!isShown && !/^not applicable: \S/.test(how) && !/deviation \(\d{4}-\d\d-\d\d\): \S/.test(how)
		)
	})
	expect(bare.map(([line]) => line)).toEqual([])
	const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, it = '']) =>
		it.toLowerCase().replaceAll(' ', '-'),
	)
	const sectionsNamed = [...page.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, it]) => it)
	expect(sectionsNamed.filter((it) => !headings.includes(it ?? ''))).toEqual([])
})

test('every file that docs/security.md names is there', () => {
	const named = [
		...page.matchAll(
			/`((?:apps|packages|docs|e2e|scripts)\/[^`*{}]+|[\w.-]+\.(?:test\.ts|yaml|json|md)|Dockerfile|\.dockerignore|\.oxlintrc\.json)`/g,
		),
	]
	expect(named.length).toBeGreaterThan(100)
	expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
})

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
	(path) => !/\.test\.tsx?$|\/testing\//.test(path),
)

/** Where a source says what none should, but for the files that may. */
const saying = (shape: RegExp, may: readonly string[] = []) =>
	sources.filter((path) => shape.test(readFileSync(path, 'utf8')) && !may.includes(path))

test.each<[string, RegExp, string[]]>([
	['builds code from text', /\beval\(|new Function\(/, []],
	['starts a program', /node:child_process/, []],
	[
		'builds an expression from what it is given',
		/new RegExp\(/,
		// Of the alphabet of codes, a constant.
		['packages/contract/src/design/design-code.ts'],
	],
	[
		'hashes by anything but SHA-256',
		/create(?:Hash|Hmac)\('(?!sha256')/,
		['apps/server/src/features/accounts/second-factor/totp.ts'],
	],
	['draws lots by Math.random', /Math\.random\(/, []],
	['takes any certificate', /rejectUnauthorized|NODE_TLS/, []],
	[
		'puts in markup that our drawing did not write',
		/dangerouslySetInnerHTML=\{\{ __html: (?!svg )/,
		[],
	],
	['opens markup by another way', /\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/, []],
	[
		'listens to other windows',
		/addEventListener\('message'|onmessage\b/,
		// Our own worker, and who asks it.
		['propose.worker.ts', 'use-proposals.ts'].map(
			(it) => `apps/configurator/src/steps/module-selection/inspiration/${it}`,
		),
	],
])('no source %s', (_what, shape, may) => {
	expect(sources.length).toBeGreaterThan(500)
	expect(saying(shape, may)).toEqual([])
})

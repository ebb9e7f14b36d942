import { expect, test } from 'vitest'
import { allPages } from './export-table.ts'

type Pages = Record<string, { rows: number[]; next: string | null }>

async function rowsOf(pages: Pages) {
	const read: number[] = []
	const page = ({ after = 'first' }: { after: string | undefined }) =>
		Promise.resolve(pages[after] ?? { rows: [], next: null })
	for await (const row of allPages(page)) {
		read.push(row)
		if (read.length > 10) break
	}
	return read
}

test('pages are read one after another, the last one too', async () => {
	const first = { rows: [1, 2], next: 'a' }
	expect(await rowsOf({ first, a: { rows: [3], next: null } })).toEqual([1, 2, 3])
})

test.each<[string, Pages]>([
	['the first', { first: { rows: [1], next: 'a' }, a: { rows: [1], next: 'a' } }],
	[
		'a former one',
		{
			first: { rows: [1], next: 'a' },
			a: { rows: [2], next: 'b' },
			b: { rows: [1], next: 'a' },
		},
	],
])(
	'a page that leads back to %s ends in an error, not in a file without end',
	async (_which, pages) => {
		await expect(rowsOf(pages)).rejects.toThrow('leads back')
	},
)

// A paper holds whatever a customer writes: nothing runs over its edge or off its foot.
import { expect, test } from 'vitest'
import { closePaper, inner, margin, openPaper, writeRow } from './paper-page.ts'
import { readPdf } from './testing/read-pdf.ts'

const style = { size: 10, weight: 400, color: '#221D18' } as const

/** The lines of each page, without its foot. */
async function pagesOf(text: string, width: number = inner): Promise<string[][]> {
	const date = new Date('2026-11-21T10:00:00Z')
	const { paper, done } = openPaper({ title: 'A', language: 'fr', date, footer: 'the foot' })
	writeRow(paper, [{ text: 'head', x: margin, width: inner, style }])
	writeRow(paper, [
		{ text: 'label', x: margin, width: 80, style },
		{ text, x: margin, width, style },
	])
	writeRow(paper, [{ text: 'after', x: margin, width: inner, style }])
	closePaper(paper, style)
	const { pages } = readPdf(await done)
	return pages.map((page) => {
		const lines = page.split('\n').filter((line) => line !== '')
		return lines.slice(0, lines.indexOf('the foot'))
	})
}

test('a remark of more lines than a page has goes on on the next ones', async () => {
	const lines = Array.from({ length: 180 }, (_, i) => `line ${i + 1}`)
	const pages = await pagesOf(lines.join('\n'))
	// 842 points less 51 above and 68 below, 14 a line.
	for (const page of pages) expect(page.length).toBeLessThanOrEqual(52)
	expect(pages).toHaveLength(5)
	expect(pages.flat()).toEqual(['head', 'label', ...lines, 'after'])
})

test('a block that fits on a page stays together', async () => {
	const lines = Array.from({ length: 51 }, (_, i) => `line ${i + 1}`)
	const pages = await pagesOf(lines.join('\n'))
	expect(pages).toEqual([['head'], ['label', ...lines], ['after']])
})

test('a word that is wider than its column is cut, none of its letters is lost', async () => {
	const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(20)
	const lines = (await pagesOf(`a ${word} b`, 200)).flat().slice(2, -1)
	expect(lines.length).toBeGreaterThan(15)
	for (const line of lines) expect(line.length).toBeLessThan(60)
	expect(lines.join('').replaceAll(' ', '')).toBe(`a${word}b`)
})

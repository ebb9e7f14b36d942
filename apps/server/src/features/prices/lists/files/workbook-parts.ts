import { FileRefused } from '../problems.ts'
import { readXml } from './read-xml.ts'
import type { ZipEntry } from './zip-entries.ts'

type Parts = Map<string, ZipEntry>

/** The first visible sheet, in the workbook's order. */
export async function firstSheetOf(parts: Parts): Promise<ZipEntry> {
	const id = await relationOfFirstSheet(parts)
	const relations = parts.get('xl/_rels/workbook.xml.rels')
	let target = ''
	if (relations)
		await readXml(relations, {
			open: (name, { Id, Target }) => {
				if (name === 'Relationship' && Id === id) target = Target ?? ''
			},
		})
	const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
	const sheet = parts.get(path.toLowerCase())
	if (!sheet) throw new FileRefused('not_a_spreadsheet')
	return sheet
}

async function relationOfFirstSheet(parts: Parts): Promise<string | null> {
	const workbook = parts.get('xl/workbook.xml')
	let id: string | null = null
	if (workbook)
		await readXml(workbook, {
			open: (name, attributes) => {
				if (name !== 'sheet' || id !== null) return
				// `hidden`, or `veryHidden` by a macro.
				if ((attributes['state'] ?? 'visible') !== 'visible') return
				const found = Object.entries(attributes).find(([key]) => key.endsWith(':id'))
				id = found?.[1] ?? null
			},
		})
	return id
}

export async function sharedTextsOf(parts: Parts): Promise<string[]> {
	const texts: string[] = []
	const part = parts.get('xl/sharedstrings.xml')
	if (!part) return texts
	let text = ''
	let isText = false
	let isSaid = false
	await readXml(part, {
		open: (name) => {
			if (name === 'si') text = ''
			if (name === 'rPh') isSaid = true
			isText = name === 't' && !isSaid
		},
		close: (name) => {
			if (name === 'si') texts.push(text)
			if (name === 'rPh') isSaid = false
			isText = false
		},
		text: (more) => {
			if (isText) text += more
		},
	})
	return texts
}

/** Built-in formats of dates and times. */
const isBuiltInDate = (id: number) =>
	(id >= 14 && id <= 22) ||
	(id >= 27 && id <= 36) ||
	(id >= 45 && id <= 47) ||
	(id >= 50 && id <= 58)

export async function dateStylesOf(parts: Parts): Promise<Set<number>> {
	const styles = new Set<number>()
	const part = parts.get('xl/styles.xml')
	if (!part) return styles
	const own = new Map<number, string>()
	let isOfCells = false
	let index = 0
	await readXml(part, {
		open: (name, { numFmtId, formatCode }) => {
			const id = Number(numFmtId ?? 0)
			if (name === 'numFmt') own.set(id, formatCode ?? '')
			if (name === 'cellXfs') isOfCells = true
			if (name !== 'xf' || !isOfCells) return
			if (isBuiltInDate(id) || isDateFormat(own.get(id) ?? '')) styles.add(index)
			index += 1
		},
		close: (name) => {
			if (name === 'cellXfs') isOfCells = false
		},
	})
	return styles
}

/** Letters of dates and times outside of quotes and brackets, as `[Red]`. */
function isDateFormat(code: string): boolean {
	return /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, ''))
}

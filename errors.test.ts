// Three lists that must be one: the codes in the code, docs/errors.md, and the texts in three languages.
import { readFileSync } from 'node:fs'
import { errorCodes } from '@gabarit/contract'
import { checkCodes, issueFamilies } from '@gabarit/engine'
import { languages, resources } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/errors.md', 'utf8')

/** The rows of one chapter's table, as cells. */
function rowsOf(chapter: string): string[][] {
	const text = page.split(/^## /m).find((part) => part.startsWith(chapter)) ?? ''
	const lines = text.split('\n').filter((line) => line.startsWith('| '))
	return lines.slice(1).map((line) => line.slice(2, -2).split(' | '))
}

/** A text for one kind of thing (`module_too_narrow_Pedestal`) stands beside the text of its code. */
function keysOf(texts: object): string[] {
	const keys = Object.entries(texts)
		.filter(([, text]) => typeof text === 'string')
		.map(([key]) => key.replace(/_[A-Z]\w*$/u, ''))
	return sorted([...new Set(keys)])
}

function sorted(words: readonly string[]): string[] {
	return words.toSorted((a, b) => a.localeCompare(b))
}

describe('issues', () => {
	const codes = sorted(Object.keys(issueFamilies))

	test('docs/errors.md has a row for each, with its family and what it says', () => {
		const rows = rowsOf('Issues')
		expect(sorted(rows.map(([code]) => code ?? ''))).toEqual(codes)
		const families = Object.fromEntries(rows.map(([code, family]) => [code, family]))
		expect(families).toEqual(issueFamilies)
		expect(rows.filter(([, , says]) => !says?.trim())).toEqual([])
	})

	test.each(languages)('%s has a sentence and a title for each, and for no other', (language) => {
		const texts = resources[language].issues
		const wanted = sorted([...codes, 'unknown'])
		expect(keysOf(texts)).toEqual(wanted)
		expect(keysOf(texts.name)).toEqual(wanted)
		const remedies = keysOf(texts.remedy).filter((key) => key !== 'default')
		expect(remedies.filter((code) => !codes.includes(code))).toEqual([])
	})

	test.each(languages)(
		'%s has a name and a reason for each check, and for no other',
		(language) => {
			const { check, checkWhy, checkRemedy } = resources[language].issues
			expect(keysOf(check)).toEqual(sorted(checkCodes))
			expect(keysOf(checkWhy)).toEqual(sorted(checkCodes))
			expect(keysOf(checkRemedy).filter((key) => !keysOf(check).includes(key))).toEqual([])
		},
	)

	test.each(languages)('%s fills its sentences from measured and limit only', (language) => {
		const { checkRemedy: _, ...sentences } = resources[language].issues
		const holes = JSON.stringify(sentences).matchAll(/\{\{\s*(\w+)/g)
		expect(sorted([...new Set([...holes].map((match) => match[1] ?? ''))])).toEqual([
			'limit',
			'measured',
		])
	})
})

describe('API errors', () => {
	const codes = sorted(Object.keys(errorCodes))

	test('docs/errors.md has a row for each, with its status and message', () => {
		const rows = rowsOf('API errors')
		expect(sorted(rows.map(([code]) => code ?? ''))).toEqual(codes)
		const documented = rows.map(([code, status, message]) => [
			code,
			{ status: Number(status), message: message?.trim() },
		])
		expect(Object.fromEntries(documented)).toEqual(errorCodes)
	})

	test.each(languages)('%s has a text for each, and for no other', (language) => {
		expect(keysOf(resources[language].errors)).toEqual(codes)
	})
})

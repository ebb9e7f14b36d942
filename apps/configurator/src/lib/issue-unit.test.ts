import { type Issue, issueFamilies } from '@gabarit/engine'
import { resources } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { issueUnit } from './issue-unit.ts'

test('the gauge of an issue has the unit that its sentence has', () => {
	const sentences = resources.en.issues
	const codes = Object.keys(issueFamilies) as Issue['code'][]
	const figured = codes.filter((code) => /\{\{(measured|limit)\}\}/.test(sentences[code]))
	const said = figured.map((code) => {
		const [, unit = ''] = /\{\{(?:measured|limit)\}\} (mm|kg|m²)/.exec(sentences[code]) ?? []
		return `${code} ${unit}`
	})
	expect(said.length).toBeGreaterThan(40)
	expect(figured.map((code) => `${code} ${issueUnit({ code })}`)).toEqual(said)
})

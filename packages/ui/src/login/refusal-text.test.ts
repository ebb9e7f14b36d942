import { languages, translatorOf } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { refusalTextOf } from './refusal-text.ts'

const refusals = ['invalid', 'link', 'tooMany', 'failed', 'closed'] as const

test.each(languages)('in %s each refusal of a new password has its own words', (language) => {
	const t = translatorOf(language)
	const said = (way: 'reset' | 'activate') =>
		refusals.map((refusal) => t(refusalTextOf(refusal, way)))
	expect(new Set(said('reset')).size).toBe(refusals.length)
	expect(new Set([...said('reset'), ...said('activate')]).size).toBe(refusals.length + 2)
})

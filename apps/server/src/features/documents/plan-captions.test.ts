import { captionKeys } from '@gabarit/drawing'
import { languages, resources } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { planCaptions } from './plan-captions.ts'

/** Every path of a tree of texts, plural endings taken off. */
function pathsOf(tree: object, before = ''): string[] {
	return Object.entries(tree).flatMap(([key, value]) =>
		typeof value === 'string'
			? [`${before}${key.replace(/_(one|many|other)$/, '')}`]
			: pathsOf(value as object, `${before}${key}.`),
	)
}

test.each(languages)(
	'the plan in %s has a text for every key and no text without one',
	(language) => {
		const paths = [...new Set(pathsOf(resources[language].plan))].toSorted()
		expect(paths).toEqual([...captionKeys].toSorted())
	},
)

test.each(languages)('no value is missing in the texts of a plan in %s', (language) => {
	const { text } = planCaptions(language)
	const values = Object.fromEntries(
		[...JSON.stringify(resources[language].plan).matchAll(/\{\{(\w+)\}\}/g)].map((found) => [
			found[1] ?? '',
			3,
		]),
	)
	for (const key of captionKeys) {
		const written = text(key, { ...values, count: 3 })
		expect(written).not.toMatch(/[{}]|undefined/)
		expect(written.length).toBeGreaterThan(0)
	}
})

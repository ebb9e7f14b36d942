// The texts of the screens, so that a test says what it does and not which words one language has for it.
import { type Language, type TextKey, translatorOf } from '@gabarit/i18n'

/** A text as a pattern: its holes match anything. */
export type Words = (key: TextKey) => RegExp

export function wordsOf(language: Language): Words {
	const translate = translatorOf(language)
	return (key) => {
		const text = translate(key).split(/\{\{[^}]*\}\}|<\/?\w+\/?>/)
		// A no-break space is a plain one in what Playwright compares, and a soft hyphen is none.
		const parts = text.map((part) =>
			part
				.replaceAll('\u00AD', '')
				.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
				.replace(/\s/g, '\\s'),
		)
		return new RegExp(`^\\s*${parts.join('.*')}`)
	}
}

/** Not the beginning of a longer name. */
export const wholly = (pattern: RegExp) => new RegExp(`${pattern.source}$`)

import { type Language, localeOf } from './languages.ts'

/** "le 25 décembre et le 1er janvier" */
export function formatList(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(items)
}

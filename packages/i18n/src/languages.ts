// The three languages, and the namespaces: one a screen or a document, each with one owner.

/** Every interface language, the default first. */
export const languages = ['fr', 'nl', 'en'] as const

/** One interface language. */
export type Language = (typeof languages)[number]

/** What is spoken when nobody chose, and where a missing text is looked up. */
export const defaultLanguage: Language = 'fr'

/** The regions whose numbers and dates we write. */
export const localeOf: Record<Language, string> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' }

/** Every namespace; a file `locales/{language}/{namespace}.json` stands for each. */
export const namespaces = [
	'common',
	'home',
	'connexion',
	'configurator',
	'customer',
	'back-office',
	'errors',
	'issues',
	'price',
	'plan',
	'mail',
	'cli',
	'imports',
	'paper',
] as const

/** One namespace. */
export type Namespace = (typeof namespaces)[number]

/** Whether a text, from an address or a body, names one of our languages exactly. */
export function isLanguage(text: unknown): text is Language {
	return languages.some((language) => language === text)
}

/** The language of an `Accept-Language` header or a locale such as `nl-BE`; French where none is ours. */
export function languageOf(header: string | null | undefined): Language {
	const wanted = (header ?? '')
		.split(',')
		.map((entry) => {
			const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
			const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
			return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
		})
		.filter(({ quality }) => quality > 0)
		.toSorted((a, b) => b.quality - a.quality)
	return wanted.map(({ language }) => language).find(isLanguage) ?? defaultLanguage
}

export const languages = ['fr', 'nl', 'en'] as const

export type Language = (typeof languages)[number]

/** Used when nobody chose, and for a missing text. */
export const defaultLanguage: Language = 'fr'

/** The regions whose number and date formats we use. */
export const localeOf: Record<Language, string> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' }

/** One file `locales/{language}/{namespace}.json` each. */
export const namespaces = [
	'common',
	'home',
	'connexion',
	'legal',
	'configurator',
	'kinds',
	'end',
	'at-home',
	'customer',
	'back-office',
	'supply',
	'people',
	'shop',
	'technical',
	'papers',
	'figures',
	'designs',
	'habits',
	'errors',
	'issues',
	'price',
	'plan',
	'mail',
	'cli',
	'imports',
	'paper',
] as const

export type Namespace = (typeof namespaces)[number]

export function isLanguage(text: unknown): text is Language {
	return languages.some((language) => language === text)
}

/** From an `Accept-Language` header or a locale such as `nl-BE`; French where none is ours. */
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

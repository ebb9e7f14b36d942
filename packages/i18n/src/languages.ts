export const languages = ['fr', 'nl', 'en'] as const

export type Language = (typeof languages)[number]

/** Used when nobody chose, and for a missing text. */
export const defaultLanguage: Language = 'fr'

/** The regions whose number and date formats we use. */
export const localeOf: Record<Language, string> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' }

/** What a page asks for as it starts, or a buyer's page later. */
const firstNamespaces = [
	'common',
	'home',
	'connexion',
	'legal',
	'configurator',
	'kinds',
	'end',
	'at-home',
	'pitfalls',
	'customer',
	'back-office',
	'errors',
	'issues',
	'price',
	'plan',
] as const

/** Sections of the back-office, and what only the server and the command line write. */
const lateNamespaces = [
	'audit',
	'supply',
	'people',
	'shop',
	'technical',
	'papers',
	'figures',
	'designs',
	'choices',
	'habits',
	'mail',
	'cli',
	'imports',
	'paper',
] as const

/** One file `locales/{language}/{namespace}.json` each. */
export const namespaces = [...firstNamespaces, ...lateNamespaces] as const

export type FirstNamespace = (typeof firstNamespaces)[number]
export type LateNamespace = (typeof lateNamespaces)[number]
export type Namespace = (typeof namespaces)[number]

export function isLate(namespace: Namespace): namespace is LateNamespace {
	return lateNamespaces.some((late) => late === namespace)
}

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

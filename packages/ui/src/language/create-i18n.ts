// The web's texts: French is the default and the fallback, and where detection begins and ends.
import {
	defaultLanguage,
	isLanguage,
	type Language,
	languages,
	type Namespace,
} from '@gabarit/i18n'
import i18next, { type i18n, type LanguageDetectorModule, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepLanguage, startLanguage } from './kept-language.ts'
import { textsBackend } from './texts-backend.ts'

interface CreateI18nOptions {
	/** What every page needs before it can be drawn; the rest is loaded where it is used. */
	namespaces: readonly Namespace[]
	/** French texts that came with the program's first chunk. */
	french?: Partial<Record<Namespace, ResourceLanguage>>
}

/** Always French: what a browser prefers is not asked. */
const frenchDetector: LanguageDetectorModule = {
	type: 'languageDetector',
	detect: () => defaultLanguage,
}

function showLanguage(language: string): void {
	document.documentElement.lang = isLanguage(language) ? language : defaultLanguage
}

/** The page's one i18n, its first texts are there, in the language the address asked for or that was kept. */
export async function createI18n({ namespaces, french = {} }: CreateI18nOptions): Promise<i18n> {
	const start = startLanguage()
	const i18n: i18n = i18next
	await i18n
		.use(frenchDetector)
		.use(textsBackend())
		.use(initReactI18next)
		.init({
			...(start === defaultLanguage ? {} : { lng: start }),
			fallbackLng: defaultLanguage,
			supportedLngs: languages,
			ns: [...namespaces],
			defaultNS: 'common',
			resources: { [defaultLanguage]: french },
			partialBundledLanguages: true,
			maxRetries: 5,
			retryTimeout: 350,
			interpolation: { escapeValue: false },
			react: { useSuspense: true },
		})
	i18n.on('languageChanged', showLanguage)
	showLanguage(start)
	return i18n
}

/** Switches every text and remembers the choice in this tab and this browser. */
export async function changeLanguage(i18n: i18n, language: Language): Promise<void> {
	keepLanguage(language)
	await i18n.changeLanguage(language)
}

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
	namespaces: readonly Namespace[]
	french?: Partial<Record<Namespace, ResourceLanguage>>
}

/** Always French: the browser's preference is ignored. */
const frenchDetector: LanguageDetectorModule = {
	type: 'languageDetector',
	detect: () => defaultLanguage,
}

function showLanguage(language: string): void {
	document.documentElement.lang = isLanguage(language) ? language : defaultLanguage
}

/** Resolves once the first texts are loaded, in the language of the address or the kept one. */
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

/** Remembers the choice in this tab and this browser. */
export async function changeLanguage(i18n: i18n, language: Language): Promise<void> {
	keepLanguage(language)
	await i18n.changeLanguage(language)
}

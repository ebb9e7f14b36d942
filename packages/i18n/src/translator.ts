import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, type Language, languages, namespaces } from './languages.ts'
import { resources } from './resources.ts'
import type { TextKey } from './typed-keys.ts'

/** `count` chooses the plural, other values fill the `{{holes}}` unescaped. */
export type Translator = (key: TextKey, values?: Record<string, string | number>) => string

let shared: i18n | undefined

function sharedInstance(): i18n {
	if (shared) return shared
	const instance = createInstance({
		lng: defaultLanguage,
		fallbackLng: defaultLanguage,
		supportedLngs: languages,
		ns: namespaces,
		defaultNS: 'common',
		resources,
		initAsync: false,
		interpolation: { escapeValue: false },
	})
	void instance.init()
	shared = instance
	return instance
}

/** A text that the language lacks is answered in French. */
export function translatorOf(language: Language): Translator {
	const translate = sharedInstance().getFixedT(language) as unknown as Translator
	return (key, values) => translate(key, values)
}

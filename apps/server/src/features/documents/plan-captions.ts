// The words of a plan, for whoever draws one without React: the server's documents and the command line.
import type { Captions } from '@gabarit/drawing'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'

/** Captions in one language, from the namespace `plan`. */
export function planCaptions(language: Language): Captions {
	const translate = translatorOf(language)
	return {
		text: (key, values) => translate(`plan:${key}`, values),
		number: (value) => formatNumber(value, language),
	}
}

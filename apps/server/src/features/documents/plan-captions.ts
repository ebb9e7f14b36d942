import type { Captions } from '@gabarit/drawing'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'

export function planCaptions(language: Language): Captions {
	const translate = translatorOf(language)
	return {
		text: (key, values) => translate(`plan:${key}`, values),
		number: (value) => formatNumber(value, language),
	}
}

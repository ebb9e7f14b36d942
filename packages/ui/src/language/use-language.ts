import { defaultLanguage, isLanguage, type Language } from '@gabarit/i18n'
import { useTranslation } from 'react-i18next'

export function useLanguage(): Language {
	const { i18n } = useTranslation('common')
	return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}

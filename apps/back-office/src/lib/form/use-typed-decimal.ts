import { useLanguage } from '@gabarit/ui'

/** `0.62` as it is typed in the reader's language. */
export function useTypedDecimal(): (decimal: string) => string {
	const language = useLanguage()
	return (decimal) => (language === 'en' ? decimal : decimal.replace('.', ','))
}

import { useLanguage } from '@gabarit/ui'

/** `119,50` in the reader's language, without signs that nobody types. */
export function useTypedAmount(): (cents: number) => string {
	const language = useLanguage()
	return (cents) => (cents / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',')
}

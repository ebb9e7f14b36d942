import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** What a change costs, of cents: `+12,00 €`, or that the price stays. */
export function usePriceChange(): (cents: number) => string {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	return (cents) => (cents === 0 ? t('checks.samePrice') : difference(cents))
}
